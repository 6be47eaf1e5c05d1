import type { CheckedContent } from "../checked-content";
import { suggest } from "../nearest";
import { type ContentProblem, problemAt } from "../problem";
import { quote } from "../visible";
import type { Rule } from "./rule";
import { type PlacedValue, valuesAt } from "./values-at";

/** Every service and category that is named is there, and every service has its price. */
export const checkReferences: Rule = ({ content }) => [
  ...namedServices(content).flatMap((named) => checkService(named, content)),
  ...checkCategoryNames(content),
  ...checkPrices(content),
  ...valuesAt([content.files.comparison], "groups.*.features.*.includedIn.*").flatMap((named) =>
    refer(named, content.files.comparison?.data.services ?? []),
  ),
];

/** Names something that is none of what is known. */
function refer(
  { value, source, path }: PlacedValue,
  known: readonly string[],
  what = "service",
): ContentProblem[] {
  if (known.includes(value)) return [];
  const found = `there is no ${what} ${quote(value)}`;
  return [problemAt(source, path, { found, fix: suggest(value, known) })];
}

const namedServices = ({ entries, files }: CheckedContent): PlacedValue[] => [
  ...valuesAt(entries.services, "related.*"),
  ...valuesAt(entries.regions, "popularServices.*.service"),
  ...valuesAt(entries.portfolio, "bookingService"),
  ...valuesAt([files.pricing], "estimator.*"),
  ...valuesAt([files.comparison], "services.*"),
  ...valuesAt([files.recommender], "answers.*.service"),
  ...valuesAt([files.recommender], "answers.*.answers.*.service"),
];

/** Nothing names a service that is not there, or one that is not published; no service itself. */
function checkService(named: PlacedValue, { ids, drafts }: CheckedContent): ContentProblem[] {
  const { value: id, source, path } = named;
  const file = `content/services/${id}/index.md`;
  if (source.file === file)
    return [problemAt(source, path, { found: "this is the service itself", fix: "name another" })];
  if (!drafts.has(`services/${id}`)) return refer(named, ids.services);
  return [
    problemAt(source, path, {
      found: `${quote(id)} is a draft`,
      fix: `take it out here until it is published, or delete draft: true in ${file}`,
    }),
  ];
}

function checkCategoryNames({ entries, files }: CheckedContent): ContentProblem[] {
  if (!files.categories) return [];
  const { blog, portfolio } = files.categories.data;
  return [
    ...valuesAt(entries.blog, "category").flatMap((named) => refer(named, blog, "category")),
    ...valuesAt(entries.portfolio, "category").flatMap((named) =>
      refer(named, portfolio, "category"),
    ),
  ];
}

function checkPrices({ entries, files, ids, drafts }: CheckedContent): ContentProblem[] {
  if (!files.pricing) return [];
  const { data, source } = files.pricing;
  const priced = Object.keys(data.services);
  const outer = Object.keys(data.outerPrices);
  const named = [
    ...priced.map((value) => ({ value, source, path: ["services", value] })),
    ...outer.map((value) => ({ value, source, path: ["outerPrices", value] })),
  ];
  // A draft may wait for its price.
  const unpriced = ids.services.filter(
    (id) => !drafts.has(`services/${id}`) && !priced.includes(id),
  );
  const outerRegions = entries.regions.filter((region) => region.data.priceList === "outer");
  return [
    ...named.flatMap((price) => refer(price, ids.services)),
    ...unpriced.map((id) =>
      problemAt(source, ["services"], {
        found: `the price of ${id} is missing`,
        fix: `add a line, for example ${id}: {from: 90}`,
      }),
    ),
    ...valuesAt(outerRegions, "popularServices.*.service")
      .filter(({ value }) => ids.services.includes(value) && !outer.includes(value))
      .map(({ value, ...at }) =>
        problemAt(at.source, at.path, {
          found: `${value} has no price in outerPrices of pricing.yml`,
          fix: `add it there, for example ${value}: 100`,
        }),
      ),
  ];
}
