import { costOf, type EstimateRates, formatCost } from "@/business/estimate";
import { priceIn } from "@/business/money";

const outer = ["ipswich", "logan", "gold-coast"];
const service = (slug: string, from: number, elsewhere: number) => ({
  slug,
  name: slug,
  price: {
    standard: from,
    first: from,
    regional: [{ price: elsewhere, regions: outer }],
  },
});
const services = [
  service("basic-detail", 90, 100),
  service("interior-detail", 180, 200),
  service("full-detail", 300, 320),
  service("ceramic-coating", 799, 850),
  service("paint-correction", 180, 200),
];
const rates: EstimateRates = {
  roundTo: 5,
  sizes: [
    { id: "small", name: "small", multiplier: 1 },
    { id: "medium", name: "medium", multiplier: 1.2 },
    { id: "large", name: "large", multiplier: 1.4 },
    { id: "xlarge", name: "xlarge", multiplier: 1.6 },
  ],
  estimator: services.slice(0, 4),
};
const costFor = (slug: string, size?: string, more: object = {}) =>
  costOf(rates, {
    service: services.find((each) => each.slug === slug)!,
    size: rates.sizes.find(({ id }) => id === size),
    ...more,
  });

test.each([
  ["half a step is rounded up", 50, 1.25, 5, 65],
  ["half a step is rounded up even if binary fractions make it slightly less", 37.5, 1.4, 5, 55],
  ["less than half a step is rounded down", 60, 1.04, 5, 60],
  ["but never below the price it starts from, which would be $95", 97, 1, 5, 100],
  ["nor to a larger step below it", 101, 1, 100, 200],
])("%s", (_rule, from, multiplier, roundTo, total) => {
  const size = { id: "small", name: "small", multiplier };
  const asked = { service: service("full-detail", from, from), size };
  expect(costOf({ ...rates, roundTo }, asked).total.standard).toBe(total);
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
      expect(priceIn(costFor(service, size).service, region)).toBe(standard);
    for (const region of outer) expect(priceIn(costFor(service, size).service, region)).toBe(other);
  },
);

const wax = [{ title: "Wax", from: 40 }];

test.each([
  ["without a size", "full-detail", undefined, {}, "From $320"],
  ["without a size, but with an add-on", "full-detail", undefined, { additions: wax }, "From $360"],
  [
    "with a condition that has no price",
    "full-detail",
    "large",
    { additions: [{ title: "Sand" }] },
    "$450",
  ],
  [
    "with additions that have prices",
    "full-detail",
    "large",
    { additions: [...wax, { title: "Pet hair", from: 30 }] },
    "$520",
  ],
  ["of a service without an estimate", "paint-correction", "small", {}, "From $200"],
  ["of such a service, from a link", "paint-correction", "small", { linked: 420 }, "$420"],
  ["whose estimate a link can't change", "full-detail", "small", { linked: 1 }, "$320"],
])("the total %s", (_what, service, size, more, text) => {
  const { kind, total } = costFor(service, size, more);
  expect(formatCost(kind, total, "logan")).toBe(text);
});
