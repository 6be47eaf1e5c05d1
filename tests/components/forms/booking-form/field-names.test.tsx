import { useStaticQuery } from "gatsby";
import { renderToStaticMarkup } from "react-dom/server";
import { BookingForm } from "@/components/forms/booking-form/booking-form";
import { ContactForm } from "@/components/forms/contact-form/contact-form";
import { bookingQuestions } from "@/requests/booking-questions";
import { contactQuestions } from "@/requests/contact-questions";
import { forms, site } from "../../lib/site";
import { bookingProps } from "./booking-props";

beforeEach(() => void jest.mocked(useStaticQuery).mockReturnValue(site));

/**
 * The names of all controls in the HTML of a page, as a host reads it when the site is put online.
 */
const namesIn = (html: string) =>
  new Set([...html.matchAll(/ name="([^"]+)"/g)].map(([, name]) => name));

// React warns that layout effects don't run there.
beforeEach(() => void jest.spyOn(console, "error").mockReturnValue());

test("every name that the booking form can send is in its HTML", () => {
  const html = renderToStaticMarkup(
    <BookingForm
      {...bookingProps}
      forms={{ ...forms, photosMb: 10 }}
      location={{ search: "", state: null }}
    />,
  );
  const sent = [
    ...bookingQuestions.map(({ name }) => name),
    ...["reference", "open_on_your_phone", "photo", "photo_1", "photo_2", "photo_3", "photo_4"],
    ...["_next", "_honey", "_subject", "_captcha"],
  ];
  expect(sent.filter((name) => !namesIn(html).has(name))).toEqual([]);
});

test("every name that the contact form can send is in its HTML", () => {
  const html = renderToStaticMarkup(<ContactForm forms={forms} location={{ search: "" }} />);
  const sent = [...contactQuestions.map(({ name }) => name), "reference"];
  expect(sent.filter((name) => !namesIn(html).has(name))).toEqual([]);
});
