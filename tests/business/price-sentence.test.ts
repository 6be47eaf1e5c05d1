import { askingParts, sentenceParts, sentenceText } from "@/business/price-sentence";

const values = {
  service: "Full Detail",
  size: "large vehicle",
  suburb: "Springfield",
  price: "about $450",
  duration: "4–6 hours",
};
const sentence = "{service} for my {size} in {suburb} is {price}, {duration} in your driveway.";

test("a sentence is filled in", () => {
  expect(sentenceText(sentenceParts(sentence), values)).toBe(
    "Full Detail for my large vehicle in Springfield is about $450, 4–6 hours in your driveway.",
  );
});

test.each([
  [sentence, "Full Detail for my large vehicle in Byron Bay: ask us."],
  ["{service} in {suburb} costs {price}.", "Full Detail in Byron Bay: ask us."],
  ["In {suburb}, {service} takes {duration} and {price}.", "In Byron Bay: ask us."],
])("a place without a price is asked about: %s", (words, text) => {
  expect(
    sentenceText(askingParts(words), { ...values, suburb: "Byron Bay", price: "ask us." }),
  ).toBe(text);
});

test("a sentence may begin or end with a slot, and keeps other words in braces", () => {
  expect(sentenceParts("{service}: {cost} {price}")).toEqual([
    { slot: "service" },
    { words: ": " },
    { words: "{cost}" },
    { words: " " },
    { slot: "price" },
  ]);
});
