import { aOrAn } from "@/lib/a-or-an";

test.each([
  ["small vehicle", "a"],
  ["Extra Large Vehicle", "an"],
  ["ute", "a"],
  ["unicorn", "a"],
  ["umbrella", "an"],
  ["SUV", "an"],
  ["8-seater", "an"],
  ["7-seater", "a"],
])("before “%s” is “%s”", (words, article) => {
  expect(aOrAn(words)).toBe(article);
});
