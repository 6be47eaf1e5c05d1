import type { CheckedContent } from "@/content/check/checked-content";
import { nearest } from "@/content/nearest";
import { type ContentProblem, fieldProblem, warningAt } from "@/content/problem";
import type { Rule } from "./rule";
import { valuesAt } from "./values-at";

/** Checks that every service has its prices, and that what is larger, further away or a single visit costs no less. */
export const checkPrices: Rule = ({ content }) => {
  const { pricing } = content.files;
  if (!pricing) return [];
  return [
    ...missingPrices(content, pricing),
    ...cheapOuterPrices(pricing),
    ...cheapSizes(pricing),
    ...dearPlans(pricing),
  ];
};

type PricingFile = NonNullable<CheckedContent["files"]["pricing"]>;

function missingPrices(
  { entries, ids, drafts }: CheckedContent,
  { data, source }: PricingFile,
): ContentProblem[] {
  const missing = (list: string, id: string, price: string) =>
    fieldProblem(source, [list], {
      found: `the price of ${id} is missing`,
      fix: `add a line, for example ${id}: ${price}`,
    });
  // A draft needs no price yet.
  const published = ids.services.filter((id) => !drafts.has(`services/${id}`));
  const outer = entries.regions.filter(
    ({ data: region }) => region.priceList === "outer" && !region.draft,
  );
  const shown = valuesAt(outer, "popularServices.*.service").map(({ value }) => value);
  // A misspelt name is reported as such (rules/references.ts), and its price isn't missing.
  const isMisspelt = (id: string, prices: object) =>
    Object.keys(prices).some(
      (key) => !ids.services.includes(key) && nearest(key, ids.services) === id,
    );
  return [
    ...published
      .filter((id) => !data.services[id] && !isMisspelt(id, data.services))
      .map((id) => missing("services", id, "{from: 90}")),
    ...[...new Set(shown)]
      .filter((id) => ids.services.includes(id) && !data.outerPrices[id])
      .filter((id) => !isMisspelt(id, data.outerPrices))
      .map((id) => missing("outerPrices", id, "100")),
  ];
}

/** Outer prices below the standard price: regions further out usually cost more. */
const cheapOuterPrices = ({ data, source }: PricingFile): ContentProblem[] =>
  Object.entries(data.outerPrices).flatMap(([service, price]) => {
    const standard = data.services[service]?.from ?? 0;
    if (price >= standard) return [];
    return warningAt(source, ["outerPrices", service], {
      found: `$${price} is less than the standard price of $${standard}`,
      fix: "check it; ignore this if it is right",
    });
  });

/** Sizes that cost less than the one before: the list begins with the smallest. */
const cheapSizes = ({ data: { sizes }, source }: PricingFile): ContentProblem[] =>
  sizes.flatMap(({ name, multiplier }, index) => {
    const smaller = sizes[index - 1];
    if (!smaller || multiplier >= smaller.multiplier) return [];
    return warningAt(source, ["sizes", index, "multiplier"], {
      found: `${name} costs less than ${smaller.name}`,
      fix: "check the multiplier; ignore this if it is right",
    });
  });

/** Plans that cost more than a single visit. */
const dearPlans = ({ data, source }: PricingFile): ContentProblem[] =>
  data.howOften.flatMap(({ plans }, index) =>
    Object.entries(plans).flatMap(([service, { price = 0 }]) => {
      const once = data.services[service]?.from ?? price;
      if (price <= once) return [];
      return warningAt(source, ["howOften", index, "plans", service, "price"], {
        found: `$${price} is more than a single visit costs ($${once})`,
        fix: "write a lower price, or use percentOff instead",
      });
    }),
  );
