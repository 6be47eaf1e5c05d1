import { clipWords, describePage } from "../../../src/site/head/describe-page";
import { post, region, service, site } from "./site-facts";

test.each([
  ["short enough", "one two", 7, "one two"],
  ["cut inside a word", "one two three", 9, "one two…"],
  ["cut right after a word", "one two three", 8, "one two…"],
  ["cut after a mark", "one, two", 6, "one…"],
  ["letters of two units count as one", "🚗🚗🚗", 3, "🚗🚗🚗"],
])("clipWords: %s", (_what, text, most, expected) => {
  expect(clipWords(text, most)).toBe(expected);
});

test("breadcrumbs lead from the home page over the list to the page", () => {
  const names = (page: Parameters<typeof describePage>[0]) =>
    describePage(page, site.business).crumbs.map(({ name, path }) => `${name} ${path}`);
  expect(names({ kind: "service", service })).toEqual([
    "Home /",
    "Services /services",
    "Basic Detail /services/basic-detail",
  ]);
  expect(names({ kind: "region", region })).toEqual([
    "Home /",
    "Service Areas /service-areas",
    "Northern Gold Coast /gold-coast",
  ]);
  expect(names({ kind: "blog-post", post })).toEqual([
    "Home /",
    "Blog /blog",
    "Preventing Car Interior Mould /blog/interior-mould",
  ]);
  expect(names({ kind: "not-found" })).toEqual([]);
});
