/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import { useStaticQuery } from "gatsby";
import type { ComponentType } from "react";
import { CarePlans } from "@/components/prices/care-plans/care-plans";
import { Closing } from "@/components/sections/closing/closing";
import { Reviews } from "@/components/sections/reviews/reviews";
import AboutPage from "@/pages/about";
import BlogPage from "@/pages/blog";
import BookingPage from "@/pages/booking";
import ContactPage from "@/pages/contact";
import HomePage from "@/pages/index";
import PortfolioPage from "@/pages/portfolio";
import ServicesPage from "@/pages/services";
import ThanksPage from "@/pages/thanks";
import TextPage from "@/templates/text-page/text-page";
import { forms, pricing, site, startAnew, wording } from "../components/lib/site";

// What pages show for what a business may leave out, and that nothing is left of what it leaves
// out.

beforeEach(startAnew);
// jsdom doesn't support dialogs.
beforeAll(() => (HTMLDialogElement.prototype.close = jest.fn()));

const crop = (width: number) => {
  const files = { color: "#777", path: "/a.webp", avif: "/a.avif 800w", webp: "/a.webp 800w" };
  return { width, height: 9, ...files };
};
const share = { path: "/a.jpg", width: 1200, height: 630 };
const picture = { alt: "", desktop: crop(1600), mobile: crop(800), share };

/** The content of a page with only the required lines. */
const content = {
  heading: "Heading",
  lead: "",
  html: "",
  closing: { title: "The end", text: "Tell us the car." },
  seo: { title: "Title", description: "Description" },
  ...{ hero: picture, panel: picture },
  ...{ badges: [], points: [], questions: [], day: [], kit: [], gallery: [], beforeWeCome: [] },
};

const nothing = { nodes: [] };
const withoutAddOns = { ...pricing, addOns: [], howOften: [] };

/** Each page, with the answer to its query for a business that leaves out all it may. */
const pages = {
  about: [AboutPage, {}],
  blog: [BlogPage, { allBlogPost: nothing }],
  booking: [BookingPage, { pricing: withoutAddOns, services: nothing, regions: nothing }],
  contact: [ContactPage, { regions: nothing }],
  home: [
    HomePage,
    { services: nothing, regions: nothing, posts: nothing, reviews: nothing, work: nothing },
  ],
  portfolio: [
    PortfolioPage,
    { categories: { portfolio: ["Commercial"] }, lead: nothing, allPortfolioItem: nothing },
  ],
  services: [
    ServicesPage,
    {
      ...{ main: nothing, specialty: nothing, pricing: withoutAddOns },
      comparison: { services: [], groups: [] },
    },
  ],
  terms: [TextPage, {}],
  thanks: [ThanksPage, { booking: content }],
} as const;

/** What a business has written beside the required lines. */
interface Written {
  /** Of the page's own file. */
  page?: object;
  /** Of business.yml: what the page queries, and what every page knows. */
  business?: object;
  site?: object;
  /** Optional pages. */
  pages?: string[];
}

/** Renders a page and returns its words. */
function wordsOf(name: keyof typeof pages, written: Written = {}): string {
  jest.mocked(useStaticQuery).mockReturnValue({
    ...site,
    business: { ...site.business, ...written.site },
    allPageContent: { nodes: (written.pages ?? []).map((slug) => ({ slug })) },
  });
  const [page, data] = pages[name];
  const Page = page as unknown as ComponentType<Record<string, unknown>>;
  const { container } = render(
    <Page
      data={{
        ...data,
        wording,
        content: { ...content, ...written.page },
        business: { forms, ...written.business },
      }}
      pageContext={{ slug: "terms" }}
      location={{ search: "", state: null }}
    />,
  );
  return container.textContent ?? "";
}

const deposit = { text: "We ask for a fifth of the price.", link: "https://pay.example/x" };
const insurance = { insurer: "Example Insurance", cover: "public liability" };

test.each<[keyof typeof pages, string, Written, string?]>([
  ["booking", deposit.text, { business: { deposit } }, "Nothing is charged online."],
  ["thanks", "Pay the deposit once your day is booked", { business: { deposit } }],
  ["booking", "Terms", { pages: ["terms"] }, "Privacy"],
  ["contact", "Terms", { pages: ["terms"] }, "Privacy"],
  [
    "terms",
    "through Formspree.",
    { page: { html: "through {formService}." }, business: { forms: { provider: "Formspree" } } },
  ],
  ["terms", "Last updated 24 November 2026", { page: { updated: "24 November 2026" } }],
  ["about", "Insured with Example Insurance: public liability.", { page: { insurance } }],
  ["about", "ABN 51 824 753 556.", { page: { insurance }, site: { abn: "51 824 753 556" } }],
  ["contact", "Quick questions", { page: { questions: [{ question: "Why?", answer: "So." }] } }],
])("%s says “%s” if it is written, and doesn't otherwise", (name, words, written, instead = "") => {
  expect(wordsOf(name, written)).toContain(words);
  document.body.replaceChildren();
  const others = wordsOf(name);
  expect(others).not.toContain(words);
  expect(others).toContain(instead);
});

test.each<[keyof typeof pages, string[]]>([
  ["home", ["Where we work", "The end"]],
  ["services", ["Your estimate", "Compare our services", "Local expertise", "The end"]],
  ["portfolio", ["The end"]],
])("%s has no headings for what there is none of", (name, headings) => {
  wordsOf(name);
  expect(
    screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent),
  ).toEqual(headings);
  expect(screen.queryByRole("group", { name: /^(Add-ons|Show jobs)/ })).toBeNull();
});

test("the blog without articles says so", () => {
  expect(wordsOf("blog")).toContain("There are no articles yet.");
});

test("the booking form does not ask about add-ons if there are none", () => {
  wordsOf("booking");
  expect(screen.queryByRole("group", { name: /^Add-ons/ })).toBeNull();
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
  const { rerender } = render(<Closing text="Tell us your suburb." />);
  expect(screen.getByRole("link", { name: "0491 570 156" })).toHaveAttribute(
    "href",
    "tel:+61491570156",
  );
  expect(screen.queryByText(/Sam/)).toBeNull();
  jest.mocked(useStaticQuery).mockReturnValue({ ...site, about: { owner: "Sam, detailer" } });
  rerender(<Closing text="Tell us your suburb." />);
  expect(screen.getByText("Sam, detailer")).toBeVisible();
});

test.each([
  [true, "5 out of 5 from one review (sample reviews)", "A, B · D (sample)"],
  [false, "5 out of 5 from one review", "A, B · D"],
])("a review says whether it is a sample: %s", (sample, average, caption) => {
  const review = { reviewId: 1, name: "A", location: "B", rating: 5, text: "C", source: "D" };
  const { container } = render(<Reviews reviews={[{ ...review, sample }]} />);
  expect(container.querySelector("p")?.textContent).toBe(average);
  expect(container.querySelector("figcaption")?.textContent).toBe(caption);
});
