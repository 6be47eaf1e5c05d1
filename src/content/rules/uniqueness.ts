import { slugOf } from "../../site/links";
import type { CheckedContent, Entry } from "../checked-content";
import type { FolderKind } from "../kinds";
import type { SourceFile } from "../parse-source";
import { type ContentProblem, problemAt } from "../problem";
import { quote } from "../visible";
import type { Rule } from "./rule";

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

/** One row for each entry that has the key. */
const rowsOf = <Kind extends FolderKind>(
  entries: readonly Entry<Kind>[],
  key: keyof Entry<Kind>["data"] & string,
): Row[] => entries.map(({ data, source }) => ({ value: String(data[key]), source, path: [key] }));

/** One row for each item of a list. */
const itemsOf = (
  source: SourceFile,
  path: PropertyKey[],
  items: readonly (string | number)[],
  key?: string,
): Row[] =>
  items.map((item, index) => ({
    value: String(item),
    source,
    path: [...path, index, ...(key === undefined ? [] : [key])],
  }));

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
    ...unique(rowsOf(services, "code"), "code"),
    ...unique(rowsOf(services, "name"), "name"),
    ...unique(rowsOf(services, "order"), "place", inPlaces),
    ...unique(rowsOf(regions, "key"), "key"),
    ...unique(rowsOf(regions, "name"), "name"),
    ...unique(rowsOf(regions, "order"), "place", inPlaces),
    // "07" and "7" are one number.
    ...unique(
      rowsOf(blog, "id").map((row) => ({ ...row, value: String(Number(row.value)) })),
      "id",
    ),
    ...unique(rowsOf(blog, "title"), "title"),
    ...unique(rowsOf(portfolio, "id"), "id"),
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
    ...blog.flatMap(({ data, source }) =>
      uniqueAddresses(itemsOf(source, ["tags"], data.tags), "tag"),
    ),
  ];
}

/** Tags and categories are addresses too: `###` would be none. */
function uniqueAddresses(rows: readonly Row[], what: string): ContentProblem[] {
  return [
    ...unique(rows, what, keepOne),
    ...rows
      .filter(({ value }) => slugOf(value) === "")
      .map(({ value, source, path }) =>
        problemAt(source, path, {
          found: `${quote(value)}, which has no letter or digit`,
          fix: "write a word, or delete it",
        }),
      ),
  ];
}

function checkFiles({ files }: CheckedContent): ContentProblem[] {
  const { faq, reviews, pricing, comparison, categories } = files;
  const ids = (
    source: SourceFile,
    path: PropertyKey[],
    items: readonly { id: string | number }[] = [],
  ) => {
    const values = items.map(({ id }) => id);
    return unique(itemsOf(source, path, values, "id"), "id");
  };
  const services = (source: SourceFile, key: string, items: readonly string[]) =>
    unique(itemsOf(source, [key], items), "service", keepOne);
  const problems: ContentProblem[] = [];
  if (faq) problems.push(...ids(faq.source, [], faq.data));
  if (reviews) problems.push(...ids(reviews.source, [], reviews.data));
  if (pricing) {
    const { data, source } = pricing;
    problems.push(
      ...ids(source, ["sizes"], data.sizes),
      ...ids(source, ["addOns"], data.addOns),
      ...ids(source, ["condition", "answers"], data.condition?.answers),
      ...services(source, "estimator", data.estimator),
    );
  }
  if (comparison) {
    const { data, source } = comparison;
    problems.push(
      ...services(source, "services", data.services),
      ...ids(source, ["groups"], data.groups),
      ...data.groups.flatMap(({ features }, index) =>
        ids(source, ["groups", index, "features"], features),
      ),
    );
  }
  if (categories) {
    const { data, source } = categories;
    const rows = {
      blog: itemsOf(source, ["blog"], data.blog),
      portfolio: itemsOf(source, ["portfolio"], data.portfolio),
    };
    problems.push(
      ...uniqueAddresses(rows.blog, "category"),
      ...uniqueAddresses(rows.portfolio, "category"),
      ...rows.portfolio
        .filter(({ value }) => /^all$/i.test(value))
        .map(({ path }) =>
          problemAt(source, path, {
            found: 'the category "All"',
            fix: "delete it; the page has that filter by itself",
          }),
        ),
    );
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
    ...unique([...rows("title"), ...rowsOf(blog, "title")], "search title", advice).filter(
      ({ field }) => field !== "title",
    ),
    ...unique(
      [...rows("description"), ...rowsOf(blog, "metaDescription")],
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
