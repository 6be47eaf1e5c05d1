import type { PageFacts } from "@/site/head/page-facts";
import { seoFor } from "@/site/head/seo-for";
import { picture, site } from "./site-facts";

// tests/browser/statements.test.ts reads the heads of built pages.

const text = { title: "About Us", description: "Who comes to your driveway." };
const about: PageFacts = { path: "/about", seo: text };

test.each([
  [
    "has the short name of the business after longer words",
    "Basic Car Detail at Your Home or at Work",
    "Basic Car Detail at Your Home or at Work | Rivergum",
  ],
  ["has no name after words that fill the line", "x".repeat(55), "x".repeat(55)],
])("a title %s", (_what, title, expected) => {
  expect(seoFor({ ...about, seo: { ...text, title } }, site).title).toBe(expected);
});

test("a page is shared with its own picture, and one without with that of the home page", () => {
  const shared = (page: PageFacts) => JSON.stringify(seoFor(page, site).meta);
  expect(shared({ ...about, picture: picture("team") })).toContain("/static/team.jpg");
  expect(shared(about)).toContain("/static/home.jpg");
});
