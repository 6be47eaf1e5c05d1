import { slugOf } from "../../site/links";
import { pageIds } from "../../site/page-ids";
import { pages } from "../../site/pages";
import type { CheckedContent } from "../checked-content";
import type { SourceFile } from "../parse-source";
import { type ContentProblem, problemAt } from "../problem";
import { quote } from "../visible";
import type { Rule } from "./rule";
import { type PlacedValue, valuesAt } from "./values-at";

/** Names of every kind are there once; letter case and spaces make no difference. */
export const checkUniqueness: Rule = ({ content }) => [
  ...checkEntries(content),
  ...checkFiles(content),
  ...checkSearchWords(content),
  ...checkAddresses(content),
];

/** Values that are there already. "07" and "7" are one number. */
function unique(
  values: readonly PlacedValue[],
  what: string,
  fix = "give each its own",
): ContentProblem[] {
  const first = new Map<string, SourceFile>();
  return values.flatMap(({ value, source, path }) => {
    const key = value
      .trim()
      .replace(/\s+/g, " ")
      .replace(/^0+(?=\d)/, "")
      .toLowerCase();
    const other = first.get(key);
    if (!other) {
      first.set(key, source);
      return [];
    }
    const where = other.file === source.file ? "above" : `in ${other.file}`;
    return problemAt(source, path, {
      found: `the ${what} ${quote(value)} is used already, ${where}`,
      fix,
    });
  });
}

const keepOne = "keep one of them";

function checkEntries({ entries }: CheckedContent): ContentProblem[] {
  const { services, regions, blog, portfolio } = entries;
  // In its file a suburb is one line, not a group with a name.
  const suburbs = valuesAt(regions, "suburbs.*.name").map((suburb) => ({
    ...suburb,
    path: suburb.path.slice(0, -1),
  }));
  return [
    ...unique(valuesAt(services, "code"), "code"),
    ...unique(valuesAt(services, "name"), "name"),
    ...unique(valuesAt(regions, "key"), "key"),
    ...unique(valuesAt(regions, "name"), "name"),
    ...unique(valuesAt(blog, "id"), "id"),
    ...unique(valuesAt(blog, "title"), "title"),
    ...unique(valuesAt(portfolio, "id"), "id"),
    ...unique(suburbs, "suburb", "list each suburb once, in one region"),
    ...services.flatMap((service) =>
      unique(valuesAt([service], "related.*"), "service", "name two different ones"),
    ),
    ...regions.flatMap((region) =>
      unique(valuesAt([region], "popularServices.*.service"), "service", keepOne),
    ),
  ];
}

function checkFiles({ files }: CheckedContent): ContentProblem[] {
  const { faq, reviews, pricing, comparison } = files;
  return [
    ...unique(valuesAt([faq], "*.id"), "id"),
    ...unique(valuesAt([reviews], "*.id"), "id"),
    ...unique(valuesAt([pricing], "sizes.*.id"), "id"),
    ...unique(valuesAt([pricing], "addOns.*.id"), "id"),
    ...unique(valuesAt([pricing], "condition.answers.*.id"), "id"),
    ...unique(valuesAt([pricing], "estimator.*"), "service", keepOne),
    ...unique(valuesAt([comparison], "services.*"), "service", keepOne),
    ...unique(valuesAt([comparison], "groups.*.id"), "id"),
    ...unique(valuesAt([comparison], "groups.*.features.*.id"), "id"),
  ];
}

/** Search engines show one of several pages with the same title, and choose themselves: the gate stops a build with two. */
function checkSearchWords({ entries }: CheckedContent): ContentProblem[] {
  const { services, regions, blog } = entries;
  const indexed: string[] = pageIds.filter((id) => pages[id].isIndexed);
  const listed = entries.pages.filter(({ id }) => indexed.includes(id));
  const rows = (key: "title" | "description") => [
    ...valuesAt(services, `seo.${key}`),
    ...valuesAt(regions, `seo.${key}`),
    ...valuesAt(listed, `seo.${key}`),
  ];
  const fix = "write one that only this page has";
  const titles = [...rows("title"), ...valuesAt(blog, "title")];
  const descriptions = [...rows("description"), ...valuesAt(blog, "metaDescription")];
  return [
    // Two articles of one title are told already.
    ...unique(titles, "search title", fix).filter(({ field }) => field !== "title"),
    ...unique(descriptions, "search description", fix),
  ];
}

/** Tags, categories and regions are addresses: `###` would be none, and two would be one. */
function checkAddresses({ entries, files, ids }: CheckedContent): ContentProblem[] {
  const categories = valuesAt([files.categories], "portfolio.*");
  const lists = [
    ...entries.blog.map((article) => valuesAt([article], "tags.*")),
    valuesAt([files.categories], "blog.*"),
    categories,
  ];
  return [
    ...lists.flatMap((list) => unique(list, "word", keepOne)),
    ...lists
      .flat()
      .filter(({ value }) => slugOf(value) === "")
      .map(({ value, source, path }) =>
        problemAt(source, path, {
          found: `${quote(value)} has no letter or digit`,
          fix: "write a word, or delete it",
        }),
      ),
    ...categories
      .filter(({ value }) => /^all$/i.test(value))
      .map(({ source, path }) =>
        problemAt(source, path, {
          found: "the page has the filter All by itself",
          fix: "delete it",
        }),
      ),
    ...entries.regions
      .filter(({ id }) => ids.services.includes(id))
      .map(({ id, source }) =>
        problemAt(source, [], {
          line: 1,
          found: `a service has the name ${quote(id)} too`,
          fix: "rename one of the two folders",
        }),
      ),
  ];
}
