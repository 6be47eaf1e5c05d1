/** @jest-environment jsdom */
import { act, render, screen } from "@testing-library/react";
import { useStaticQuery } from "gatsby";
import type { ComponentType } from "react";
import { CarePlans } from "@/components/prices/care-plans/care-plans";
import { CallToAction } from "@/components/sections/call-to-action/call-to-action";
import { Reviews } from "@/components/sections/reviews/reviews";
import AboutPage from "@/pages/about";
import BookingPage from "@/pages/booking";
import ContactPage from "@/pages/contact";
import PrivacyPage from "@/pages/privacy";
import ThanksPage from "@/pages/thanks";
import TextPage from "@/templates/text-page/text-page";
import { forms, pricing, site, startAnew, wording } from "../components/lib/site";

// What pages show for the keys that a business may leave out, and that they show nothing if a key is left out.

beforeEach(startAnew);

const content = {
  heading: "Heading",
  lead: "",
  html: "",
  questions: [],
  beforeWeCome: [],
  seo: {},
};
const deposit = { text: "We ask for a fifth of the price.", link: "https://pay.example/x" };

const booking = {
  content,
  pricing: { ...pricing, howOften: [] },
  services: { nodes: [] },
  regions: { nodes: [] },
};

/** Renders a page. `data` is the result of its query; `business` and `written` go into that of the site's static query. */
function show(page: unknown, data: object, business: object = {}, written: string[] = []) {
  jest.mocked(useStaticQuery).mockReturnValue({
    ...site,
    business: { ...site.business, ...business },
    allPageContent: { nodes: written.map((slug) => ({ slug })) },
  });
  const Page = page as ComponentType<Record<string, unknown>>;
  const context = { slug: "terms" };
  return render(
    <Page
      data={{ content, wording, ...data }}
      pageContext={context}
      location={{ search: "", state: null }}
    />,
  );
}

const showBooking = (more: object = {}, ...rest: [object?, string[]?]) =>
  show(BookingPage, { ...booking, business: { forms, ...more } }, ...rest);
const showContact = (more: object = {}, ...rest: [object?, string[]?]) =>
  show(ContactPage, { regions: { nodes: [] }, business: { forms, ...more } }, ...rest);
const showPrivacy = (business: object, site?: object) => show(PrivacyPage, { business }, site);

test.each([
  ["booking", showBooking],
  ["contact", showContact],
])("the %s page shows the next free day", (_page, showPage) => {
  showPage({}, { nextFree: { text: "Thursday 3 December" } });
  expect(screen.getByText("Thursday 3 December").parentElement).toHaveTextContent(
    /^Our next free day is Thursday 3 December\.$/,
  );
});

test.each([
  ["booking", showBooking],
  ["contact", showContact],
])("the %s page doesn't mention the next free day if there is none", (_page, showPage) => {
  showPage();
  expect(screen.queryByText(/next free day/)).toBeNull();
});

describe("closed days", () => {
  const closed = [{ from: "2026-12-25", to: "2027-01-05", why: "Christmas" }];
  /** Half past ten on Christmas Day in Brisbane. */
  beforeEach(() => jest.useFakeTimers({ now: new Date("2026-12-25T00:30:00Z") }));
  afterEach(() => jest.useRealTimers());
  const startClock = () => act(() => jest.runOnlyPendingTimers());

  test.each([
    ["booking", showBooking, 2],
    ["contact", showContact, 1],
  ])("are above the form of the %s page, and in its reply time", (_page, showPage, count) => {
    const { container } = showPage({}, { closed });
    expect(container).toHaveTextContent("within 2–4 business hours");
    startClock();
    const notice = "We're closed from 25 December to 5 January (Christmas).";
    expect(screen.getAllByText(notice)).toHaveLength(count);
    expect(container).toHaveTextContent(/We reply on 11 January[,.]/);
    expect(container).not.toHaveTextContent("business hours");
  });

  test("are in the status, in the hours, and beside the preferred days", () => {
    showContact({}, { closed });
    startClock();
    expect(screen.getByText("Open Monday 11 January from 8am")).toBeVisible();
    expect(screen.getByText("25 December to 5 January: Closed")).toBeVisible();
    document.body.replaceChildren();
    showBooking({}, { closed });
    startClock();
    expect(screen.getByRole("group", { name: /Preferred days/ })).toHaveAccessibleDescription(
      "We're closed from 25 December to 5 January (Christmas).",
    );
  });

  test("leave no trace if there are none", () => {
    const { container } = showContact();
    startClock();
    expect(container).not.toHaveTextContent("We're closed");
    expect(container).toHaveTextContent("We reply within 2–4 business hours.");
  });
});

test("the booking page says what is charged, with a deposit and without", () => {
  const { unmount } = showBooking({ deposit });
  expect(screen.getByText(deposit.text)).toBeVisible();
  expect(screen.queryByText("Nothing is charged online.")).toBeNull();
  unmount();
  showBooking();
  expect(screen.getByText("Nothing is charged online.")).toBeVisible();
});

test("the page after a booking links to the payment of the deposit, if there is one", () => {
  const data = { booking: { beforeWeCome: [] } };
  const name = "Pay the deposit once your day is booked";
  const { unmount } = show(ThanksPage, { ...data, business: { deposit } });
  expect(screen.getByRole("link", { name })).toHaveAttribute("href", deposit.link);
  unmount();
  show(ThanksPage, { ...data, business: { deposit: null } });
  expect(screen.queryByRole("link", { name })).toBeNull();
});

test.each([
  ["booking", showBooking],
  ["contact", showContact],
])("the %s form links to the terms if there are any", (_page, showPage) => {
  const { unmount } = showPage({}, {}, ["terms"]);
  expect(screen.getByRole("link", { name: "Terms" })).toHaveAttribute("href", "/terms");
  unmount();
  showPage();
  expect(screen.getByRole("link", { name: "Privacy" })).toHaveAttribute("href", "/privacy");
  expect(screen.queryByRole("link", { name: "Terms" })).toBeNull();
});

test("privacy names the form service with its country, who counts visits, and who takes the deposit", () => {
  const service = { provider: "Formspree", country: "United States" };
  const statistics = { script: "https://plausible.io/js/script.js", domain: "a.au" };
  showPrivacy({ forms: service, deposit }, { statistics });
  expect(screen.getAllByRole("definition").map(({ textContent }) => textContent)).toEqual([
    "Test Detailing, through the form service Formspree (United States), and nobody else through this site",
    "plausible.io, without cookies",
    "pay.example, on its own website",
    "hello@test.example",
  ]);
});

test("privacy names no service that isn't used, and no country that isn't known", () => {
  const { unmount } = showPrivacy({ forms: { provider: "FormSubmit" } });
  expect(screen.getAllByRole("definition")[0]).toHaveTextContent(
    "Test Detailing, through the form service FormSubmit, and nobody else through this site",
  );
  unmount();
  showPrivacy({ forms: {} });
  expect(screen.getAllByRole("definition").map(({ textContent }) => textContent)).toEqual([
    "Test Detailing, and nobody else through this site",
    "hello@test.example",
  ]);
});

test.each([
  ["privacy", PrivacyPage],
  ["terms", TextPage],
])("%s says when it was last changed, if the file says so", (_page, page) => {
  const business = { forms: {} };
  const { unmount } = show(page, {
    business,
    content: { ...content, updated: "24 November 2026" },
  });
  expect(screen.getByText("Last updated 24 November 2026")).toBeVisible();
  unmount();
  show(page, { business });
  expect(screen.queryByText(/Last updated/)).toBeNull();
});

test("the page of a service shows the prices of its plans, marks samples, and shows no others", () => {
  const plan = (label: string, each: Omit<Queries.CarePlansFragment["plans"][0], "service">) => ({
    label,
    plans: [{ service: "basic-detail", ...each }],
  });
  const intervals = [
    { label: "Once", plans: [] },
    plan("Monthly", { percentOff: 10, price: null, sample: true }),
    plan("Weekly", { percentOff: null, price: 80, sample: false }),
  ];
  const price = { standard: 90, first: 90, perHour: null, regional: [] };
  const { container, rerender } = render(
    <CarePlans service="basic-detail" price={price} intervals={intervals} />,
  );
  expect([...container.querySelectorAll("p")].map(({ textContent }) => textContent)).toEqual([
    "Monthly: From $81 for each visit after the first, 10% off. (sample)",
    "Weekly: From $80 for each visit after the first.",
  ]);
  rerender(<CarePlans service="full-detail" price={price} intervals={intervals} />);
  expect(container).toBeEmptyDOMElement();
});

test("the end of a page has the number to call, and names who does the work if the About page does", () => {
  const { rerender } = render(<CallToAction text="Tell us the suburb." />);
  expect(screen.getByRole("link", { name: "0491 570 156" })).toHaveAttribute(
    "href",
    "tel:+61491570156",
  );
  expect(screen.queryByText(/Sam/)).toBeNull();
  jest.mocked(useStaticQuery).mockReturnValue({ ...site, about: { owner: "Sam, detailer" } });
  rerender(<CallToAction text="Tell us the suburb." />);
  expect(screen.getByText("Sam, detailer")).toBeVisible();
});

test.each([
  [{ insurer: "Example Insurance", cover: "public liability up to $20 million" }, "51 824 753 556"],
  [null, null],
])("About says who insures the work and for what, and the ABN: %j, %j", (insurance, abn) => {
  const lists = { badges: [], points: [], day: [], kit: [], gallery: [] };
  show(AboutPage, { content: { ...content, ...lists, insurance } }, { abn });
  const sentence = screen.queryByText(
    "Insured with Example Insurance: public liability up to $20 million. ABN 51 824 753 556.",
  );
  if (insurance) expect(sentence).toBeVisible();
  else expect(sentence).toBeNull();
});

test.each([
  [true, "5 out of 5 from one review (sample reviews)", "A, B · D (sample)"],
  [false, "5 out of 5 from one review", "A, B · D"],
])("a review says whether it is a sample: %s", (sample, average, caption) => {
  const review = { reviewId: 1, name: "A", location: "B", rating: 5, text: "C", source: "D" };
  const { container } = render(<Reviews reviews={[{ ...review, sample }]} />);
  expect(container.querySelector("p")).toHaveTextContent(new RegExp(`^${escaped(average)}$`));
  expect(container.querySelector("figcaption")).toHaveTextContent(
    new RegExp(`^${escaped(caption)}$`),
  );
});

const escaped = (text: string) => text.replace(/[()]/g, "\\$&");
