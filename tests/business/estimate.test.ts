import { parse } from "yaml";
import { type EstimateRates, estimateFor, estimateTotal } from "../../src/business/estimate";
import { deliveredContent } from "../specification/delivered-content";

interface PricingFile {
  roundTo: number;
  services: Record<string, { from: number }>;
  estimator: string[];
  sizes: { id: string; name: string; multiplier: number }[];
}

const file = parse(deliveredContent.texts.get("pricing.yml") ?? "") as PricingFile;
const rates: EstimateRates = {
  roundTo: file.roundTo,
  sizes: file.sizes,
  estimator: file.estimator.map((slug) => ({
    slug,
    code: slug.split("-")[0]!,
    name: slug,
    price: file.services[slug]!,
  })),
};

test.each([
  ["basic-detail", "small", 90],
  ["basic-detail", "medium", 110],
  ["basic-detail", "large", 125],
  ["basic-detail", "xlarge", 145],
  ["interior-detail", "small", 180],
  ["interior-detail", "medium", 215],
  ["interior-detail", "large", 250],
  ["interior-detail", "xlarge", 290],
  ["full-detail", "small", 300],
  ["full-detail", "medium", 360],
  ["full-detail", "large", 420],
  ["full-detail", "xlarge", 480],
  ["ceramic-coating", "small", 800],
  ["ceramic-coating", "medium", 960],
  ["ceramic-coating", "large", 1120],
  ["ceramic-coating", "xlarge", 1280],
])("%s for a %s vehicle is $%i", (service, size, total) => {
  expect(estimateFor(rates, service, size)).toBe(total);
});

test.each([
  [undefined, "small"],
  ["full-detail", undefined],
  ["paint-correction", "small"],
  ["full-detail", "huge"],
  ["constructor", "small"],
])("%s with %s has no estimate", (service, size) => {
  expect(estimateFor(rates, service, size)).toBeUndefined();
});

test.each([
  ["half a step goes up", 50, 1.25, 5, 65],
  ["a fraction that binary numbers cannot hold does not tip a half step", 37.5, 1.4, 5, 55],
  ["just below half a step goes down", 62.4, 1, 5, 60],
])("%s", (_rule, base, multiplier, step, total) => {
  expect(estimateTotal(base, multiplier, step)).toBe(total);
});

test.each([
  [0, 1, 5],
  [-90, 1, 5],
  [90, 0, 5],
  [90, 1, 0],
  [Number.NaN, 1, 5],
])("a base of %d, a multiplier of %d and a step of %d are refused", (base, multiplier, step) => {
  expect(() => estimateTotal(base, multiplier, step)).toThrow(RangeError);
});
