/** @jest-environment jsdom */
import { render } from "@testing-library/react";
import { useStaticQuery } from "gatsby";
import { canReceiveSms } from "@/business/australian-phone";
import { PhotoField } from "@/components/forms/photo-field/photo-field";
import { RequestNotice } from "@/components/forms/request-form/request-notice";
import type { RequestOfForm } from "@/components/forms/request-form/use-request";
import { BottomBar } from "@/components/layout/bottom-bar/bottom-bar";
import { SiteFooter } from "@/components/layout/site-footer/site-footer";
import { ContactLinks } from "@/components/ui/contact-links/contact-links";
import { bookingForm } from "@/requests/booking-questions";
import { site, startAnew } from "../../lib/site";

beforeEach(startAnew);

const landline = "(07) 5550 0142";
const request = {
  definition: bookingForm,
  answers: [],
  state: "unsure",
} as unknown as RequestOfForm;

/** The links of everything that offers a text message, with the business's first number. */
function linksWith(mobile: string) {
  const phone = { main: mobile, canReceiveSms: canReceiveSms(mobile), landline: null };
  const business = { ...site.business, phone, social: {} };
  jest.mocked(useStaticQuery).mockReturnValue({ ...site, business });
  const { container, unmount } = render(
    <>
      <ContactLinks />
      <BottomBar phone={phone} />
      <PhotoField form="booking" maxMegabytes={0} text="Photos" isReady />
      <RequestNotice request={request} />
      <SiteFooter path="/" />
    </>,
  );
  const links = [...container.querySelectorAll("a")].map((link) => link.getAttribute("href") ?? "");
  unmount();
  return links;
}

test("text messages go to a mobile", () => {
  const links = linksWith("0491 570 156");
  expect(links.filter((link) => link.startsWith("sms:+61491570156"))).toHaveLength(5);
});

test("a business with only a landline offers calls and email", () => {
  const links = linksWith(landline);
  expect(links.filter((link) => link.startsWith("sms:"))).toEqual([]);
  expect(links.filter((link) => link === "tel:+61755500142")).toHaveLength(3);
  // Photos go by email then.
  expect(links).toContain("mailto:hello@test.example?subject=Photos");
});
