import { slugOf } from "@/lib/slug-of";

test.each([
  ["Health & Safety", "health-safety"],
  ["Café—crème", "cafe-creme"],
  ["  ", ""],
])("the words %j become the address %j", (words, slug) => {
  expect(slugOf(words)).toBe(slug);
});
