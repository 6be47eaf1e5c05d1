import { formatDollars, formatPriceRange, priceIn } from "@/business/money";

test("formatting a price with cents throws, and so does a price band of no prices", () => {
  expect(() => formatDollars(90.5)).toThrow(RangeError);
  expect(() => formatPriceRange([])).toThrow(RangeError);
});

test("a price for one region alone is the same in every region", () => {
  expect(priceIn({ standard: 90, shown: 150, regional: [] }, "logan")).toBe(150);
});
