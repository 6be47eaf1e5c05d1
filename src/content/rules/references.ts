import type { CheckedContent } from "../checked-content";
import { suggest } from "../nearest";
import { type ContentProblem, problemAt } from "../problem";
import { quote } from "../visible";
import type { Rule } from "./rule";
import { type PlacedValue, valuesAt } from "./values-at";

/** Every service and category that is named exists. */
export const checkReferences: Rule = ({ content }) => {
  const { entries, files, ids } = content;
  const { blog, portfolio } = files.categories?.data ?? {};
  return [
    ...namedServices(content).flatMap((named) => checkService(named, content)),
    ...refer("service", pricedServices(files), ids.services),
    ...refer("category", valuesAt(entries.blog, "category"), blog),
    ...refer("category", valuesAt(entries.portfolio, "category"), portfolio),
    ...refer(
      "column",
      valuesAt([files.comparison], "groups.*.features.*.includedIn.*"),
      files.comparison?.data.services,
    ),
  ];
};

/** References to unknown names; none if the known ones could not be read. */
function refer(
  what: string,
  named: readonly PlacedValue[],
  known: readonly string[] | undefined,
): ContentProblem[] {
  return named
    .filter(({ value }) => known?.includes(value) === false)
    .map(({ value, source, path }) =>
      problemAt(source, path, {
        found: `there is no ${what} ${quote(value)}`,
        fix: suggest(value, known ?? [], "write one that is there"),
      }),
    );
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

/** The keys of the two price lists. */
const pricedServices = ({ pricing }: CheckedContent["files"]): PlacedValue[] =>
  [...valuesAt([pricing], "services.*"), ...valuesAt([pricing], "outerPrices.*")].map((each) => ({
    ...each,
    value: String(each.path.at(-1)),
  }));

/** A service that is named has to exist, be published, and not be the one that names it. */
function checkService(named: PlacedValue, { ids, drafts }: CheckedContent): ContentProblem[] {
  const { value: id, source, path } = named;
  const file = `content/services/${id}/index.md`;
  if (source.file === file)
    return [problemAt(source, path, { found: "this is the service itself", fix: "name another" })];
  if (!drafts.has(`services/${id}`)) return refer("service", [named], ids.services);
  const fix = `take it out here until it is published, or delete draft: true in ${file}`;
  return [problemAt(source, path, { found: `${quote(id)} is a draft`, fix })];
}
