import { formatLongDay } from "@/business/dates";
import { nearest } from "@/content/nearest";
import { inMarks } from "@/content/problem";
import { standardList } from "@/content/schema/pricing";
import { isProviderName, providerNames } from "@/requests/form-providers";
import {
  formProblems,
  formVariables,
  providerProblem,
  resolveForms,
  withEnvironment,
} from "@/requests/form-settings";
import type { Rule } from "./rule";
import { valuesAt } from "./values-at";

/** Checks that requests reach the business, and that the form provider sends visitors back to this site. */
export const checkForms: Rule = ({ content, environment }, error) => {
  const { business } = content.files;
  if (!business) return;
  const { data, source } = business;
  const { FORM_PRESET: preset } = environment;
  if (preset && !isProviderName(preset)) {
    const found = `the environment variable FORM_PRESET is ${inMarks(preset)}`;
    const fix = `set it to one of ${providerNames.join(", ")}, or remove it`;
    error({ source, path: ["forms", "preset"] }, found, fix);
    return;
  }
  // Mistakes in the owner's own settings have been reported with their file.
  const merged = providerProblem(withEnvironment(data.forms, environment));
  if (merged && !providerProblem(data.forms)) {
    const { key, value, fixVariable } = merged;
    const found = value ? `is ${inMarks(value)}` : "is missing";
    const name = `the environment variable ${formVariables[key]}`;
    error({ source, path: ["forms", key] }, `${name} ${found}`, fixVariable);
    return;
  }
  const siteAddress = (environment.SITE_URL || data.siteAddress).replace(/\/$/, "");
  for (const { where, found, fix } of formProblems(
    resolveForms(data.forms, environment),
    siteAddress,
  ))
    error({ source, path: where }, found, fix);
};

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
