import {
  formatDollars,
  formatFrom,
  formatPriceRange,
  outsideRegions,
  priceIn,
} from "@/business/money";

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

const regional = [{ price: 100, regions: ["logan"] }];

test.each([
  ["no region yet", { standard: 90, first: 90, regional }, undefined, 90],
  ["a region with another list", { standard: 90, first: 90, regional }, "logan", 100],
  ["outside all regions", { standard: 90, first: 150, regional }, outsideRegions, 90],
  ["a price for one region alone", { standard: 90, first: 150, regional: [] }, "logan", 150],
])("the starting price is read for %s", (_what, price, region, dollars) => {
  expect(priceIn(price, region)).toBe(dollars);
});
