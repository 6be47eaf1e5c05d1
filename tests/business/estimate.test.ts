import { estimateFor, type EstimateRates, estimateTotal, formatTotal } from "@/business/estimate";

const outer = ["ipswich", "logan", "gold-coast"];
const service = (slug: string, from: number, elsewhere: number) => ({
  slug,
  code: slug.split("-")[0]!,
  name: slug,
  price: {
    standard: from,
    first: from,
    regional: [{ price: elsewhere, regions: outer }],
  },
});
const rates: EstimateRates = {
  roundTo: 5,
  sizes: [
    { id: "small", name: "small", multiplier: 1 },
    { id: "medium", name: "medium", multiplier: 1.2 },
    { id: "large", name: "large", multiplier: 1.4 },
    { id: "xlarge", name: "xlarge", multiplier: 1.6 },
  ],
  estimator: [
    service("basic-detail", 90, 100),
    service("interior-detail", 180, 200),
    service("full-detail", 300, 320),
    service("ceramic-coating", 799, 850),
  ],
};

test("an estimate is never below the price it starts from", () => {
  // $97 at a step of five, which would be $95.
  expect(estimateTotal(97, 1, 5)).toBe(100);
  expect(estimateTotal(799, 1, 5)).toBe(800);
  expect(estimateTotal(101, 1.2, 5)).toBe(120);
  const below = [];
  for (const step of [1, 2, 5, 10, 25, 50, 100])
    for (let from = 1; from <= 2000; from += 1)
      for (const multiplier of [0.9, 1, 1.05, 1.2, 1.6])
        if (estimateTotal(from, multiplier, step) < from) below.push([from, multiplier, step]);
  expect(below).toEqual([]);
});

// The sixteen totals of the specification, and those of the outer price list.
const totals: [service: string, size: string, brisbane: number, elsewhere: number][] = [
  ["basic-detail", "small", 90, 100],
  ["basic-detail", "medium", 110, 120],
  ["basic-detail", "large", 125, 140],
  ["basic-detail", "xlarge", 145, 160],
  ["interior-detail", "small", 180, 200],
  ["interior-detail", "medium", 215, 240],
  ["interior-detail", "large", 250, 280],
  ["interior-detail", "xlarge", 290, 320],
  ["full-detail", "small", 300, 320],
  ["full-detail", "medium", 360, 385],
  ["full-detail", "large", 420, 450],
  ["full-detail", "xlarge", 480, 510],
  ["ceramic-coating", "small", 800, 850],
  ["ceramic-coating", "medium", 960, 1020],
  ["ceramic-coating", "large", 1120, 1190],
  ["ceramic-coating", "xlarge", 1280, 1360],
];

test.each(totals)(
  "%s for a %s vehicle costs $%i on the standard list and $%i on the outer one",
  (service, size, standard, other) => {
    for (const region of [undefined, "brisbane"])
      expect(estimateFor(rates, service, size, region)).toBe(standard);
    for (const region of outer) expect(estimateFor(rates, service, size, region)).toBe(other);
  },
);

test.each([
  ["without a size", undefined, [], "From $320"],
  ["without a size, but with an add-on", undefined, [{ title: "Wax", from: 40 }], "From $360"],
  ["with a condition that has no price", 450, [{ title: "Sand" }], "$450"],
  [
    "with additions that have prices",
    450,
    [
      { title: "A", from: 30 },
      { title: "B", from: 50 },
    ],
    "$530",
  ],
])("the total %s", (_what, estimate, additions, text) => {
  expect(formatTotal({ estimate, from: 320 }, additions)).toBe(text);
});

test.each([
  [undefined, "small"],
  ["full-detail", undefined],
  ["paint-correction", "small"],
  ["full-detail", "huge"],
  ["constructor", "small"],
])("%s with %s has no estimate", (service, size) => {
  expect(estimateFor(rates, service, size, undefined)).toBeUndefined();
});

test.each([
  ["half a step is rounded up", 50, 1.25, 5, 65],
  ["half a step is rounded up even if binary fractions make it slightly less", 37.5, 1.4, 5, 55],
  ["less than half a step is rounded down", 60, 1.04, 5, 60],
])("%s", (_rule, base, multiplier, step, total) => {
  expect(estimateTotal(base, multiplier, step)).toBe(total);
});
