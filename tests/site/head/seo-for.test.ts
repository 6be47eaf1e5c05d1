import { seoFor } from "@/site/head/seo-for";
import { site } from "../../components/lib/site";

// tests/browser/statements.test.ts reads the heads of built pages.

test.each([
  ["has the short name of the business after a long line", 50, " | Test"],
  ["has no name after words that fill the line", 55, ""],
])("a title %s", (_what, length, ending) => {
  const { business, home } = site;
  const title = "x".repeat(length);
  const page = { path: "/about", seo: { title, description: "" } } as const;
  const facts = { business, prices: [], regions: [], picture: home.hero };
  expect(seoFor(page, facts).title).toBe(title + ending);
});
