import { nearest } from "@/content/nearest";
import { fieldProblem } from "@/content/problem";
import { standardList } from "@/content/schema/pricing";
import type { Rule } from "./rule";
import { valuesAt } from "./values-at";

/**
 * Checks that the standard list has a price for every service, and that the list of a region has one for each service on its
 * page.
 */
export const checkPrices: Rule = ({ content: { files, entries, ids, drafts } }) => {
  if (!files.pricing) return [];
  const { data, source } = files.pricing;
  // A draft needs no price yet.
  const published = ids.services.filter((id) => !drafts.has(`services/${id}`));
  return Object.entries(data.priceLists).flatMap(([name, prices]) => {
    const regions = entries.regions.filter(
      ({ data: region }) => region.priceList === name && !region.draft,
    );
    const onPages = valuesAt(regions, "popularServices.*.service").map(({ value }) => value);
    const needed =
      name === standardList ? published : onPages.filter((id) => ids.services.includes(id));
    // A misspelt name is reported as such (rules/references.ts), and its price isn't missing.
    const misspelt = Object.keys(prices)
      .filter((key) => !ids.services.includes(key))
      .map((key) => nearest(key, ids.services));
    return [...new Set(needed)]
      .filter((id) => prices[id] === undefined && !misspelt.includes(id))
      .map((id) =>
        fieldProblem(source, ["priceLists", name], {
          found: `the price of ${id} is missing`,
          fix: `add a line, for example ${id}: 90`,
        }),
      );
  });
};
