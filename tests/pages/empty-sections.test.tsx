/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import type { ComponentType } from "react";
import { BookingForm } from "@/components/forms/booking-form/booking-form";
import { Estimator } from "@/components/prices/estimator/estimator";
import { Reviews } from "@/components/sections/reviews/reviews";
import ContactPage from "@/pages/contact";
import HomePage from "@/pages/index";
import PortfolioPage from "@/pages/portfolio";
import ServicesPage from "@/pages/services";
import BlogListPage from "@/templates/blog-list-page/blog-list-page";
import { forms, pricing, startAnew, wording } from "../components/lib/site";

beforeEach(startAnew);

const nothing = { nodes: [] };
/** The content of a page with only the required lines. */
const content = {
  heading: "Heading",
  lead: "",
  html: "",
  closing: { title: "The end", text: "Tell us the car." },
  seo: { title: "Title", description: "Description" },
  ...{ hero: picture(), panel: picture() },
  ...{ badges: [], points: [], questions: [], day: [], kit: [], gallery: [] },
};

function picture() {
  const share = { path: "/a.jpg", width: 1200, height: 630 };
  return { alt: "", color: "#777", desktop: crop(1600), mobile: crop(800), share };
}

function crop(width: number) {
  return { width, height: 9, path: "/a.webp", avif: "/a.avif 800w", webp: "/a.webp 800w" };
}

/** The headings of level 2 on a page with this data. */
function headingsOf(page: unknown, data: object): (string | null)[] {
  const Page = page as ComponentType<Record<string, unknown>>;
  render(<Page data={{ content, wording, ...data }} location={{ search: "" }} />);
  return screen.getAllByRole("heading", { level: 2 }).map((heading) => heading.textContent);
}

test("the home page has no headings for services, work, reviews, reasons or guides if there are none", () => {
  const lists = { services: nothing, regions: nothing, posts: nothing, reviews: nothing };
  expect(headingsOf(HomePage, { ...lists, work: { nodes: [] }, business: null })).toEqual([
    "Where we work",
    "The end",
  ]);
});

test("the blog without articles says so, and has no list of categories", () => {
  const list = { page: 1, pages: 1, count: 0, categories: [] };
  const data = { content, wording, allBlogPost: nothing };
  const Page = BlogListPage as ComponentType<Record<string, unknown>>;
  render(<Page data={data} pageContext={list} />);
  expect(screen.getByText("There are no articles yet.")).toBeVisible();
  expect(screen.queryByRole("navigation", { name: "Categories" })).toBeNull();
});

test("the contact page has no heading for quick questions if there are none", () => {
  const data = { regions: nothing, business: { forms } };
  expect(headingsOf(ContactPage, data)).not.toContain("Quick questions");
});

test("the portfolio without jobs has no filters", () => {
  // jsdom doesn't support dialogs.
  HTMLDialogElement.prototype.close = jest.fn();
  const data = { categories: { portfolio: ["Commercial"] }, lead: nothing };
  headingsOf(PortfolioPage, { ...data, allPortfolioItem: nothing });
  expect(screen.queryByRole("group")).toBeNull();
});

const withoutAddOns = { ...pricing, addOns: [] };

test("the services page has no headings for packages, specialties or add-ons if there are none", () => {
  const comparison = { services: [], groups: [] };
  const data = { main: nothing, specialty: nothing, pricing: withoutAddOns, comparison };
  expect(headingsOf(ServicesPage, data)).toEqual([
    "For a small vehicle in Brisbane in Logan",
    "Compare our services",
    "Local expertise",
    "The end",
  ]);
});

const booking = {
  ...{
    services: [],
    regions: [],
    hints: null,
    deposit: null,
    beforeWeCome: [],
    wording,
    forms,
  },
  location: { search: "", state: null },
};

test.each([
  [
    "estimator",
    <Estimator key="estimator" pricing={withoutAddOns} wording={wording} groups={[]} />,
  ],
  [
    "booking form",
    <BookingForm key="booking" {...booking} pricing={{ ...withoutAddOns, howOften: [] }} />,
  ],
])("the %s does not ask about add-ons if there are none", (_what, form) => {
  render(form);
  expect(screen.queryByRole("group", { name: /^Add-ons/ })).toBeNull();
});

test("a single review is not called reviews", () => {
  const review = {
    reviewId: 1,
    name: "A",
    location: "B",
    rating: 5,
    text: "C",
    source: "D",
    sample: false,
  };
  render(<Reviews reviews={[review]} />);
  expect(screen.getByText("5 out of 5 from one review")).toBeInTheDocument();
});
