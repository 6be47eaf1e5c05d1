import { slugOf } from "../../site/links";
import type { CheckedContent, Entry } from "../checked-content";
import type { FolderKind } from "../kinds";
import type { SourceFile } from "../parse-source";
import type { ContentProblem } from "../problem";
import { quote } from "../visible";
import { problemAt, type Rule } from "./rule";

/** A value that may stand only once. */
interface Row {
  value: string;
  source: SourceFile;
  path: PropertyKey[];
}

/** Names of every kind stand once; letter case and spaces make no difference. */
export const checkUniqueness: Rule = ({ content }) => [
  ...checkEntries(content),
  ...checkFiles(content),
  ...checkSearchWords(content),
  ...checkTopLevel(content),
];

function unique(
  rows: readonly Row[],
  what: string,
  words: Partial<ContentProblem> & { fix: string } = { fix: "give each its own" },
): ContentProblem[] {
  const first = new Map<string, SourceFile>();
  return rows.flatMap(({ value, source, path }) => {
    const key = value.trim().replace(/\s+/g, " ").toLowerCase();
    const other = first.get(key);
    if (!other) {
      first.set(key, source);
      return [];
    }
    const where = other.file === source.file ? "above" : `in ${other.file}`;
    return problemAt(source, path, {
      found: `the ${what} ${quote(value)}, which stands already ${where}`,
      ...words,
    });
  });
}

/** One row for each entry. */
function rowsOf<Kind extends FolderKind>(
  entries: readonly Entry<Kind>[],
  path: PropertyKey[],
  valueOf: (data: Entry<Kind>["data"]) => string | number,
): Row[] {
  return entries.map(({ data, source }) => ({ value: String(valueOf(data)), source, path }));
}

/** One row for each item of a list. */
function itemsOf(
  source: SourceFile,
  path: PropertyKey[],
  items: readonly (string | number)[],
  key?: string,
): Row[] {
  return items.map((item, index) => ({
    value: String(item),
    source,
    path: [...path, index, ...(key === undefined ? [] : [key])],
  }));
}

const keepOne = { fix: "keep one of them" };

function checkEntries({ entries }: CheckedContent): ContentProblem[] {
  const { services, regions, blog, portfolio } = entries;
  const suburbs = regions.flatMap(({ data, source }) =>
    itemsOf(
      source,
      ["suburbs"],
      data.suburbs.map(({ name }) => name),
    ),
  );
  const inPlaces = { severity: "warning", fix: "give each its own place" } as const;
  return [
    ...unique(
      rowsOf(services, ["code"], ({ code }) => code),
      "code",
    ),
    ...unique(
      rowsOf(services, ["name"], ({ name }) => name),
      "name",
    ),
    ...unique(
      rowsOf(services, ["order"], ({ order }) => order),
      "place",
      inPlaces,
    ),
    ...unique(
      rowsOf(regions, ["key"], ({ key }) => key),
      "key",
    ),
    ...unique(
      rowsOf(regions, ["name"], ({ name }) => name),
      "name",
    ),
    ...unique(
      rowsOf(regions, ["order"], ({ order }) => order),
      "place",
      inPlaces,
    ),
    ...unique(
      rowsOf(blog, ["id"], ({ id }) => Number(id)),
      "id",
    ),
    ...unique(
      rowsOf(blog, ["title"], ({ title }) => title),
      "title",
    ),
    ...unique(
      rowsOf(portfolio, ["id"], ({ id }) => id),
      "id",
    ),
    ...unique(suburbs, "suburb", { fix: "list each suburb once, in one region" }),
    ...services.flatMap(({ data, source }) =>
      unique(itemsOf(source, ["related"], data.related), "service", {
        fix: "name two different ones",
      }),
    ),
    ...regions.flatMap(({ data, source }) => {
      const popular = data.popularServices.map(({ service }) => service);
      return unique(itemsOf(source, ["popularServices"], popular, "service"), "service", keepOne);
    }),
    ...blog.flatMap(({ data, source }) => [
      ...unique(itemsOf(source, ["tags"], data.tags), "tag", keepOne),
      ...needsLetters(itemsOf(source, ["tags"], data.tags)),
    ]),
  ];
}

/** Tags and categories are addresses too: `###` would be none. */
function needsLetters(rows: readonly Row[]): ContentProblem[] {
  return rows
    .filter(({ value }) => slugOf(value) === "")
    .map(({ value, source, path }) =>
      problemAt(source, path, {
        found: `${quote(value)}, which has no letter or digit`,
        fix: "write a word, or delete it",
      }),
    );
}

function checkFiles({ files }: CheckedContent): ContentProblem[] {
  const problems: ContentProblem[] = [];
  const ids = (
    source: SourceFile,
    path: PropertyKey[],
    items: readonly { id: string | number }[],
  ) =>
    problems.push(
      ...unique(
        itemsOf(
          source,
          path,
          items.map(({ id }) => id),
          "id",
        ),
        "id",
      ),
    );
  const { faq, reviews, pricing, comparison, categories } = files;
  if (faq) ids(faq.source, [], faq.data);
  if (reviews) ids(reviews.source, [], reviews.data);
  if (pricing) {
    const { data, source } = pricing;
    ids(source, ["sizes"], data.sizes);
    ids(source, ["addOns"], data.addOns);
    ids(source, ["condition", "answers"], data.condition?.answers ?? []);
    problems.push(...unique(itemsOf(source, ["estimator"], data.estimator), "service", keepOne));
  }
  if (comparison) {
    const { data, source } = comparison;
    problems.push(...unique(itemsOf(source, ["services"], data.services), "service", keepOne));
    ids(source, ["groups"], data.groups);
    data.groups.forEach((group, index) =>
      ids(source, ["groups", index, "features"], group.features),
    );
  }
  if (categories) {
    const { data, source } = categories;
    for (const list of ["blog", "portfolio"] as const) {
      const rows = itemsOf(source, [list], data[list]);
      problems.push(...unique(rows, "category", keepOne), ...needsLetters(rows));
      const all = rows.filter(({ value }) => list === "portfolio" && /^all$/i.test(value));
      problems.push(
        ...all.map(({ path }) =>
          problemAt(source, path, {
            found: 'the category "All"',
            fix: "delete it; the page has that filter by itself",
          }),
        ),
      );
    }
  }
  return problems;
}

/** Search engines show one of several pages with the same title, and choose themselves. */
function checkSearchWords({ entries }: CheckedContent): ContentProblem[] {
  const { services, regions, pages, blog } = entries;
  const withSeo = [...services, ...regions, ...pages];
  const advice = {
    severity: "warning",
    fix: "write one that only this page has",
    seen: "Two results in a search look the same.",
  } as const;
  const rows = (key: "title" | "description") =>
    withSeo.map(({ data, source }) => ({ value: data.seo[key], source, path: ["seo", key] }));
  return [
    ...unique(
      [...rows("title"), ...rowsOf(blog, ["title"], ({ title }) => title)],
      "search title",
      advice,
    ).filter(({ field }) => field !== "title"),
    ...unique(
      [
        ...rows("description"),
        ...rowsOf(blog, ["metaDescription"], ({ metaDescription }) => metaDescription),
      ],
      "search description",
      advice,
    ),
  ];
}

function checkTopLevel({ entries, ids }: CheckedContent): ContentProblem[] {
  return entries.regions
    .filter(({ id }) => ids.services.includes(id))
    .map(({ id, source }) =>
      problemAt(source, [], {
        line: 1,
        found: `the name "${id}", which a service has too`,
        fix: "rename one of the two folders",
      }),
    );
}
