import { paths } from "../../site/paths";
import type { CheckedContent } from "../checked-content";
import { suggest } from "../nearest";
import type { SourceFile } from "../parse-source";
import type { ContentProblem } from "../problem";
import { quote } from "../visible";
import { problemAt, type Rule } from "./rule";

/** Every service and category that is named is there, and every service has its price. */
export const checkReferences: Rule = ({ content }) => [
  ...checkServiceNames(content),
  ...checkCategoryNames(content),
  ...checkPrices(content),
  ...checkComparison(content),
  ...checkRecommender(content),
  ...checkDrafts(content),
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
      ...(what === "service" ? { cause: paths.service(id) } : {}),
      found: `the unknown ${what} ${quote(id)}`,
      fix: suggest(id, known),
    }),
  ];
}

/** Nothing that is published names a service that is not. */
function checkDrafts({ entries, files, drafts }: CheckedContent): ContentProblem[] {
  const { pricing, comparison, recommender } = files;
  const named: [source: SourceFile, path: PropertyKey[], id: string][] = [
    ...entries.services.flatMap(({ source, data }) =>
      data.related.map((id, index) => at(source, ["related", index], id)),
    ),
    ...entries.regions.flatMap(({ source, data }) =>
      data.popularServices.map(({ service }, index) =>
        at(source, ["popularServices", index, "service"], service),
      ),
    ),
    ...entries.portfolio.map(({ source, data }) =>
      at(source, ["bookingService"], data.bookingService),
    ),
    ...(pricing?.data.estimator ?? []).flatMap((id, index) =>
      pricing ? [at(pricing.source, ["estimator", index], id)] : [],
    ),
    ...(comparison?.data.services ?? []).flatMap((id, index) =>
      comparison ? [at(comparison.source, ["services", index], id)] : [],
    ),
    ...(recommender ? recommenderServices(recommender) : []),
  ];
  return named
    .filter(([, , id]) => drafts.has(`services/${id}`))
    .map(([source, path, id]) =>
      problemAt(source, path, {
        found: `the service "${id}", which is a draft`,
        fix: `take it out here until it is published, or delete draft: true in content/services/${id}/index.md`,
      }),
    );
}

const at = (
  source: SourceFile,
  path: PropertyKey[],
  id: string,
): [source: SourceFile, path: PropertyKey[], id: string] => [source, path, id];

function checkServiceNames({ entries, ids }: CheckedContent): ContentProblem[] {
  const problems: ContentProblem[] = [];
  for (const { id, data, source } of entries.services) {
    data.related.forEach((related, index) => {
      problems.push(...refer(source, ["related", index], related, ids.services));
      if (related === id) {
        problems.push(
          problemAt(source, ["related", index], {
            found: "the service itself",
            fix: "name another service",
          }),
        );
      }
    });
  }
  for (const { data, source } of entries.regions) {
    data.popularServices.forEach(({ service }, index) => {
      problems.push(...refer(source, ["popularServices", index, "service"], service, ids.services));
    });
  }
  for (const { data, source } of entries.portfolio) {
    problems.push(...refer(source, ["bookingService"], data.bookingService, ids.services));
  }
  return problems;
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
  data.estimator.forEach((id, index) => {
    const hasNoPrice = ids.services.includes(id) && !priced.includes(id);
    if (!hasNoPrice) problems.push(...refer(source, ["estimator", index], id, ids.services));
  });
  // A draft may wait for its price.
  const published = ids.services.filter((id) => !drafts.has(`services/${id}`));
  for (const id of published.filter((each) => !priced.includes(each))) {
    problems.push(
      problemAt(source, ["services"], {
        found: `no price for the service "${id}"`,
        fix: `add a line, for example ${id}: {from: 90}`,
        ...(data.estimator.includes(id)
          ? { seen: "The estimator could not work out its price." }
          : {}),
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

function checkComparison({ files, ids }: CheckedContent): ContentProblem[] {
  if (!files.comparison) return [];
  const { data, source } = files.comparison;
  const problems = data.services.flatMap((id, index) =>
    refer(source, ["services", index], id, ids.services),
  );
  data.groups.forEach((group, g) =>
    group.features.forEach((feature, f) =>
      feature.includedIn.forEach((id, index) => {
        const path = ["groups", g, "features", f, "includedIn", index];
        problems.push(...refer(source, path, id, data.services));
      }),
    ),
  );
  return problems;
}

type Recommender = NonNullable<CheckedContent["files"]["recommender"]>;

function recommenderServices({ data, source }: Recommender) {
  return data.answers.flatMap((answer, first) => [
    ...(answer.service === undefined
      ? []
      : [at(source, ["answers", first, "service"], answer.service)]),
    ...(answer.answers ?? []).map(({ service }, second) =>
      at(source, ["answers", first, "answers", second, "service"], service),
    ),
  ]);
}

function checkRecommender({ files, ids }: CheckedContent): ContentProblem[] {
  if (!files.recommender) return [];
  return recommenderServices(files.recommender).flatMap(([source, path, id]) =>
    refer(source, path, id, ids.services),
  );
}
