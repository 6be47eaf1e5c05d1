import { inSentenceCase } from "@/lib/in-sentence-case";

test.each([
  ["Extra Large Vehicle", "extra large vehicle"],
  ["Every two weeks", "every two weeks"],
  ["SUV or Ute", "SUV or Ute"],
  ["PPF Coating", "PPF Coating"],
  ["Toyota HiLux", "Toyota HiLux"],
  ["McLaren", "McLaren"],
])("%s is %s within a sentence", (name, words) => {
  expect(inSentenceCase(name)).toBe(words);
});
