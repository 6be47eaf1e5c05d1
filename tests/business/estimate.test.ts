import { costOf, type EstimateRates, formatCost } from "@/business/estimate";

const service = (slug: string, from: number, elsewhere: number) => ({
  slug,
  name: slug,
  price: {
    standard: from,
    shown: from,
    regional: [{ price: elsewhere, regions: ["logan"] }],
  },
});
const services = [service("full-detail", 300, 320), service("paint-correction", 180, 200)];
const rates: EstimateRates = {
  roundTo: 5,
  sizes: [
    { id: "small", name: "small", multiplier: 1 },
    { id: "large", name: "large", multiplier: 1.4 },
  ],
  estimator: services.slice(0, 1),
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
  ["a total is never below the price it starts from, as $95 would be", 97, 1, 5, 100],
  ["a total isn't rounded to a larger step below that price", 101, 1, 100, 200],
])("in an estimate, %s", (_rule, from, multiplier, roundTo, total) => {
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
