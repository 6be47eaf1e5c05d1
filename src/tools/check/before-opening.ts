import { internationalPhone } from "@/business/australian-phone";
import type { CheckedContent } from "@/content/check/checked-content";
import {
  type CheckEnvironment,
  type Reporter,
  type Rule,
  runRules,
} from "@/content/check/rules/rule";
import type { ContentProblem } from "@/content/problem";
import { resolveForms } from "@/requests/form-settings";
import { isExampleHost, parseSiteAddress } from "@/site/web-address";

/** Whether Australia reserves a number for fiction: some that begin with 0491 570, and landlines with 5550 or 7010. */
const isExamplePhone = (phone: string) =>
  /^\+61(491570(006|156|157|158|159|110|313|737)|[2378](5550|7010)\d{4})$/.test(
    internationalPhone(phone) ?? "",
  );

/** `9 sample jobs: a, b, c and 6 more`: how many names there are, and the first three. */
function counted(names: readonly string[], what: string): string {
  const shown = names.slice(0, 3).join(", ").replace(/\.$/, "");
  const more = names.length > 3 ? ` and ${names.length - 3} more` : "";
  return `${names.length} ${what}${names.length === 1 ? "" : "s"}: ${shown}${more}`;
}

/**
 * Finds what is marked with `sample: true`, and addresses and numbers that are reserved for examples, for the list "Before you
 * open". None of it stops a build.
 */
export const findGaps = (
  content: CheckedContent,
  environment: CheckEnvironment,
): ContentProblem[] =>
  runRules([findExamples, findSamples], {
    content,
    environment,
    today: undefined,
    folder: { texts: new Map(), pictures: new Map() },
  });

const findExamples: Rule = ({ content: { files }, environment }, _error, warn) => {
  if (!files.business) return;
  const { data, source } = files.business;
  const add = (path: PropertyKey[], value: string, fix: string) =>
    warn({ source, path }, `${value} is an example`, fix);
  const address = environment.SITE_URL || data.siteAddress;
  const url = parseSiteAddress(address);
  if (!url || isExampleHost(url.hostname))
    add(["siteAddress"], address, "write the address of your site");
  for (const [key, phone] of Object.entries(data.phone))
    if (phone !== undefined && isExamplePhone(phone))
      add(["phone", key], phone, "write your own number, or delete the line if you have another");
  if (isExampleHost(data.email.split("@").at(-1) ?? ""))
    add(["email"], data.email, "write your own address");
  for (const [key, link] of Object.entries(data.social))
    if (link !== undefined && /\bexample\b/i.test(link))
      add(["social", key], link, "write your own, or delete the line");
  if (!resolveForms(data.forms, environment).configured)
    warn(
      { source, path: ["forms", "preset"] },
      "there is no form provider, so requests reach nobody",
      "choose one as content/README.md shows",
    );
};

/** Entries of lists that are samples, in one line for each list. */
function findSampleEntries({ files, entries }: CheckedContent, warn: Reporter): void {
  const isSample = ({ sample }: { sample: boolean }) => sample;
  const lists: [place: string, names: string[], what: string, fix: string][] = [
    [
      "faq.yml",
      (files.faq?.data ?? []).filter(isSample).map(({ id }) => id),
      "sample answer",
      "adapt each to your business, then delete its sample: true",
    ],
    [
      "reviews.yml",
      (files.reviews?.data ?? []).filter(isSample).map(({ name }) => name),
      "sample review",
      "replace samples with real reviews, or delete them",
    ],
    [
      "portfolio",
      entries.portfolio.filter(({ data }) => data.sample).map(({ id }) => id),
      "sample job",
      "delete sample folders once you have jobs of your own",
    ],
  ];
  for (const [place, names, what, fix] of lists)
    if (names.length > 0) warn(place, counted(names, what), fix);
}

const findSamples: Rule = ({ content }, _error, warn) => {
  const { files, entries } = content;
  if (files.business?.data.promo?.sample)
    warn(
      { source: files.business.source, path: ["promo", "sample"] },
      "the offer is a sample",
      "write your own and delete this line, or delete promo",
    );
  findSampleEntries(content, warn);
  for (const { data, source } of entries.pages)
    if (data.sample)
      warn(
        { source, path: ["sample"] },
        `the text of “${data.heading}” is a sample`,
        "adapt it to your business, then delete this line",
      );
  for (const [index, { label, plans }] of (files.pricing?.data.howOften ?? []).entries())
    for (const [service, { sample }] of Object.entries(plans))
      if (sample && files.pricing)
        warn(
          { source: files.pricing.source, path: ["howOften", index, "plans", service, "sample"] },
          `the care plan for ${service}, ${label.toLowerCase()}, is a sample`,
          "if you offer it, delete sample: true; otherwise delete the plan",
        );
};
