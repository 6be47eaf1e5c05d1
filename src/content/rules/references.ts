import { paths } from "../../site/paths";
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
  ...checkComparison(content),
];

/** Refers to something that is none of what is known. */
function refer(
  { value: id, source, path }: PlacedValue,
  known: readonly string[],
  what = "service",
): ContentProblem[] {
  if (known.includes(id)) return [];
  return [
    problemAt(source, path, {
      ...(what === "service" && { cause: paths.service(id) }),
      found: `the unknown ${what} ${quote(id)}`,
      fix: suggest(id, known),
    }),
  ];
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
  if (source.file === `content/services/${id}/index.md`)
    return [problemAt(source, path, { found: "the service itself", fix: "name another service" })];
  if (!drafts.has(`services/${id}`)) return refer(named, ids.services);
  return [
    problemAt(source, path, {
      found: `the service "${id}", which is a draft`,
      fix: `take it out here until it is published, or delete draft: true in content/services/${id}/index.md`,
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
  const names = [
    ...priced.map((value) => ({ value, source, path: ["services", value] })),
    ...outer.map((value) => ({ value, source, path: ["outerPrices", value] })),
  ];
  // A draft may wait for its price.
  const unpriced = ids.services.filter(
    (id) => !drafts.has(`services/${id}`) && !priced.includes(id),
  );
  const outerRegions = entries.regions.filter((region) => region.data.priceList === "outer");
  return [
    ...names.flatMap((named) => refer(named, ids.services)),
    ...unpriced.map((id) =>
      problemAt(source, ["services"], {
        found: `no price for the service "${id}"`,
        fix: `add a line, for example ${id}: {from: 90}`,
        ...(data.estimator.includes(id) && {
          seen: "The estimator could not work out its price.",
        }),
      }),
    ),
    ...valuesAt(outerRegions, "popularServices.*.service")
      .filter(({ value: service }) => ids.services.includes(service) && !outer.includes(service))
      .map(({ value: service, ...at }) =>
        problemAt(at.source, at.path, {
          found: `"${service}", which has no price in outerPrices of pricing.yml`,
          fix: `add it there, for example ${service}: 100`,
        }),
      ),
  ];
}

const checkComparison = ({ files: { comparison } }: CheckedContent): ContentProblem[] =>
  valuesAt([comparison], "groups.*.features.*.includedIn.*").flatMap((named) =>
    refer(named, comparison?.data.services ?? []),
  );
