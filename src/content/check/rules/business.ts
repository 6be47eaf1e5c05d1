import { formatLongDay } from "@/business/dates";
import { nearest } from "@/content/nearest";
import { standardList } from "@/content/schema/pricing";
import type { Rule } from "./rule";
import { valuesAt } from "./values-at";

/** Reports what a build leaves out, and dates of finished work that are still to come. */
export const checkDates: Rule = ({ content: { files, entries }, today = "9999" }, _error, warn) => {
  const { services, regions, blog, portfolio } = entries;
  for (const { data, source } of [...services, ...regions, ...blog, ...portfolio])
    if (data.draft)
      warn(
        { source, path: ["draft"] },
        "this is a draft",
        "delete the line draft: true when it is ready",
      );
  for (const { data, source } of blog)
    if (!data.draft && data.date > today)
      warn(
        { source, path: ["date"] },
        `this article appears on ${formatLongDay(data.date)}`,
        "ignore this if the site is built on that day (docs/publishing.md says how), or write an earlier date",
      );
  const past = [
    ...valuesAt([files.reviews], "*.datePublished"),
    ...valuesAt(portfolio, "completed"),
  ];
  for (const at of past)
    if (at.value > today.slice(0, at.value.length))
      warn(at, `${at.value} is in the future`, "check the year");
};

/**
 * Checks that the standard list has a price for every service, and that the list of a region has one for each service on its
 * page.
 */
export const checkPrices: Rule = ({ content: { files, entries, ids, drafts } }, error) => {
  if (!files.pricing) return;
  const { data, source } = files.pricing;
  for (const [name, prices] of Object.entries(data.priceLists)) {
    const regions = entries.regions.filter(
      ({ data: region }) => region.priceList === name && !region.draft,
    );
    const onPages = valuesAt(regions, "popularServices.*.service").map(({ value }) => value);
    // A misspelt name is reported as such (rules/references.ts), and its price isn't missing.
    const misspelt = Object.keys(prices)
      .filter((key) => !ids.services.includes(key))
      .map((key) => nearest(key, ids.services));
    // A draft needs no price yet.
    const needed = ids.services.filter((id) =>
      name === standardList ? !drafts.has(`services/${id}`) : onPages.includes(id),
    );
    for (const id of needed)
      if (prices[id] === undefined && !misspelt.includes(id))
        error(
          { source, path: ["priceLists", name] },
          `the price of ${id} is missing`,
          `add a line, for example ${id}: 90`,
        );
  }
};
