import { clipWords, describePage } from "../../../src/site/head/describe-page";
import { onOnePage, post, site } from "./site-facts";

test.each([
  ["short enough", "one two", 7, "one two"],
  ["cut inside a word", "one two three", 9, "one two…"],
  ["cut right after a word", "one two three", 8, "one two…"],
  ["cut after a mark", "one, two", 6, "one…"],
  ["letters of two units count as one", "🚗🚗🚗", 3, "🚗🚗🚗"],
])("clipWords: %s", (_what, text, most, expected) => {
  expect(clipWords(text, most)).toBe(expected);
});

test.each([
  ["blog-tag", 3, false],
  ["blog-tag", 4, true],
  ["blog-category", 1, false],
  ["blog-category", 2, true],
] as const)("a %s of %i articles may be listed: %s", (kind, count, isIndexed) => {
  // On whichever page of it they are.
  const topic = { ...onOnePage([post]), count };
  const page =
    kind === "blog-tag" ? { kind, tag: "mould", ...topic } : { kind, category: "Tips", ...topic };
  expect(describePage(page, site.business).isIndexed).toBe(isIndexed);
});
