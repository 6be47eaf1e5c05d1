import { sentenceParts, splitAtSuburb } from "@/business/price-sentence";

test("what a sentence says of the price comes after the suburb", () => {
  const { asked, said } = splitAtSuburb("{service} in {suburb} costs {price}.");
  expect(asked).toEqual([{ slot: "service" }, { words: " in " }, { slot: "suburb" }]);
  expect(said).toEqual([{ words: " costs " }, { slot: "price" }, { words: "." }]);
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
