import { nearest } from "@/content/nearest";
import { standardList } from "@/content/schema/pricing";
import type { Rule } from "./rule";

/** Checks that the standard list prices every service, and a region's list those on its page. */
export const checkPrices: Rule = ({ content: { files, entries, ids } }, report) => {
  if (!files.pricing) return;
  const { data, source } = files.pricing;
  for (const [name, prices] of Object.entries(data.priceLists)) {
    const regions = entries.regions.filter(({ data: region }) => region.priceList === name);
    const onPages = regions.flatMap(({ data: { popularServices } }) =>
      popularServices.map(({ service }) => service),
    );
    // A misspelt name is reported as such (rules/references.ts), and its price isn't missing.
    const misspelt = Object.keys(prices)
      .filter((key) => !ids.services.includes(key))
      .map((key) => nearest(key, ids.services));
    for (const id of ids.services.filter((each) => name === standardList || onPages.includes(each)))
      if (prices[id] === undefined && !misspelt.includes(id)) {
        const standard = data.priceLists[standardList]?.[id];
        report(
          { source, path: ["priceLists", name] },
          `the price of ${id} is missing`,
          standard === undefined
            ? "add a line with the service and its lowest price"
            : `add a line, for example ${id}: ${standard}`,
        );
      }
  }
};
