import { costOf, type EstimateRates, formatCost } from "@/business/estimate";

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
