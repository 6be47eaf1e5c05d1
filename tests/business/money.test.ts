import { formatDollars, formatFrom, formatPriceRange } from "@/business/money";

test("prices are whole dollars with a comma between thousands", () => {
  expect(formatDollars(90)).toBe("$90");
  expect(formatDollars(1250)).toBe("$1,250");
  expect(formatFrom(799)).toBe("From $799");
  expect(formatPriceRange([300, 90, 799])).toBe("$90 - $799");
});

test("formatting a price with cents throws, and so does a price band of no prices", () => {
  expect(() => formatDollars(90.5)).toThrow(RangeError);
  expect(() => formatPriceRange([])).toThrow(RangeError);
});
