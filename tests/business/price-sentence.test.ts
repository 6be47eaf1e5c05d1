import { askingParts, sentenceParts } from "@/business/price-sentence";

const values = {
  service: "Full Detail",
  size: "large vehicle",
  suburb: "Byron Bay:",
  price: "ask us.",
  duration: "4–6 hours",
};

test.each([
  [
    "{service} for my {size} in {suburb} is {price}, {duration} in your driveway.",
    "Full Detail for my large vehicle in Byron Bay: ask us.",
  ],
  ["{service} in {suburb} costs {price}.", "Full Detail in Byron Bay: ask us."],
  ["In {suburb}, {service} takes {duration} and {price}.", "In Byron Bay: ask us."],
])("a place without a price is asked about: %s", (words, text) => {
  const parts = askingParts(words).map((part) => ("slot" in part ? values[part.slot] : part.words));
  expect(parts.join("")).toBe(text);
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
