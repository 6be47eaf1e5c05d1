import { sentenceParts, sentenceText } from "@/business/price-sentence";

const values = {
  service: "Full Detail",
  size: "large vehicle",
  suburb: "Springfield",
  price: "about $450",
  duration: "4–6 hours",
};
const sentence = "A {service} for a {size} in {suburb} is {price}, {duration} in your driveway.";

test("a sentence is filled in", () => {
  expect(sentenceText(sentence, values)).toBe(
    "A Full Detail for a large vehicle in Springfield is about $450, 4–6 hours in your driveway.",
  );
});

test("“a” becomes “an” before a vowel, and the other way round", () => {
  const text = sentenceText("An {service} for a {size}", {
    ...values,
    size: "extra large vehicle",
  });
  expect(text).toBe("A Full Detail for an extra large vehicle");
});

test("a sentence may begin or end with a slot", () => {
  expect(sentenceParts("{service}: {price}", values)).toEqual([
    { slot: "service" },
    { words: ": " },
    { slot: "price" },
  ]);
});
