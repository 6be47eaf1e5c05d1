import { paths } from "../../site/paths";
import type { CheckedContent } from "../checked-content";
import { suggest } from "../nearest";
import type { SourceFile } from "../parse-source";
import { type ContentProblem, problemAt } from "../problem";
import { quote } from "../visible";
import type { Rule } from "./rule";

/** Every service and category that is named is there, and every service has its price. */
export const checkReferences: Rule = ({ content }) => [
  ...namedServices(content).flatMap((named) => checkService(named, content)),
  ...checkCategoryNames(content),
  ...checkPrices(content),
  ...checkComparison(content),
];

function refer(
  source: SourceFile,
  path: PropertyKey[],
  id: string,
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

/** A place in the content that names a service. */
interface NamedService {
  source: SourceFile;
  path: PropertyKey[];
  id: string;
}

function namedServices({ entries, files }: CheckedContent): NamedService[] {
  const { pricing, comparison, recommender } = files;
  const list = (source: SourceFile, key: string, ids: readonly string[]): NamedService[] =>
    ids.map((id, index) => ({ source, path: [key, index], id }));
  return [
    ...entries.services.flatMap(({ source, data }) => list(source, "related", data.related)),
    ...entries.regions.flatMap(({ source, data }) =>
      data.popularServices.map(({ service: id }, index) => ({
        source,
        path: ["popularServices", index, "service"],
        id,
      })),
    ),
    ...entries.portfolio.map(({ source, data }) => ({
      source,
      path: ["bookingService"],
      id: data.bookingService,
    })),
    ...(pricing ? list(pricing.source, "estimator", pricing.data.estimator) : []),
    ...(comparison ? list(comparison.source, "services", comparison.data.services) : []),
    ...(recommender
      ? recommender.data.answers.flatMap(({ service, answers = [] }, first) =>
          [
            { path: ["answers", first, "service"], id: service },
            ...answers.map((answer, second) => ({
              path: ["answers", first, "answers", second, "service"],
              id: answer.service,
            })),
          ].flatMap(({ path, id }) =>
            id === undefined ? [] : { source: recommender.source, path, id },
          ),
        )
      : []),
  ];
}

/** Nothing names a service that is not there, or one that is not published; no service itself. */
function checkService(
  { source, path, id }: NamedService,
  { ids, drafts }: CheckedContent,
): ContentProblem[] {
  if (source.file === `content/services/${id}/index.md`)
    return [problemAt(source, path, { found: "the service itself", fix: "name another service" })];
  if (!drafts.has(`services/${id}`)) return refer(source, path, id, ids.services);
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
    ...entries.blog.flatMap(({ data, source }) =>
      refer(source, ["category"], data.category, blog, "category"),
    ),
    ...entries.portfolio.flatMap(({ data, source }) =>
      refer(source, ["category"], data.category, portfolio, "category"),
    ),
  ];
}

function checkPrices({ entries, files, ids, drafts }: CheckedContent): ContentProblem[] {
  if (!files.pricing) return [];
  const { data, source } = files.pricing;
  const priced = Object.keys(data.services);
  const outer = Object.keys(data.outerPrices);
  const problems = [
    ...priced.flatMap((id) => refer(source, ["services", id], id, ids.services)),
    ...outer.flatMap((id) => refer(source, ["outerPrices", id], id, ids.services)),
  ];
  // A draft may wait for its price.
  const published = ids.services.filter((id) => !drafts.has(`services/${id}`));
  for (const id of published.filter((each) => !priced.includes(each))) {
    problems.push(
      problemAt(source, ["services"], {
        found: `no price for the service "${id}"`,
        fix: `add a line, for example ${id}: {from: 90}`,
        ...(data.estimator.includes(id) && {
          seen: "The estimator could not work out its price.",
        }),
      }),
    );
  }
  for (const region of entries.regions.filter((each) => each.data.priceList === "outer")) {
    region.data.popularServices.forEach(({ service }, index) => {
      if (!ids.services.includes(service) || outer.includes(service)) return;
      problems.push(
        problemAt(region.source, ["popularServices", index, "service"], {
          found: `"${service}", which has no price in outerPrices of pricing.yml`,
          fix: `add it there, for example ${service}: 100`,
        }),
      );
    });
  }
  return problems;
}

function checkComparison({ files }: CheckedContent): ContentProblem[] {
  if (!files.comparison) return [];
  const { data, source } = files.comparison;
  return data.groups.flatMap(({ features }, group) =>
    features.flatMap(({ includedIn }, feature) =>
      includedIn.flatMap((id, index) =>
        refer(
          source,
          ["groups", group, "features", feature, "includedIn", index],
          id,
          data.services,
        ),
      ),
    ),
  );
}
