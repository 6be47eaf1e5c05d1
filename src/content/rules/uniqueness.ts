import { slugOf } from "../../site/links";
import { pageIds } from "../../site/page-ids";
import { pages } from "../../site/pages";
import type { CheckedContent } from "../checked-content";
import { type ContentProblem, problemAt } from "../problem";
import { quote } from "../visible";
import type { Rule } from "./rule";
import { type PlacedValue, valuesAt } from "./values-at";

type List = [what: string, values: readonly PlacedValue[], fix?: string];

/** Names of every kind are there once; letter case and spaces make no difference. */
export const checkUniqueness: Rule = ({ content }) => {
  const words = addressWords(content);
  const lists: List[] = [...namesOf(content), ...searchWordsOf(content), ...words];
  return [
    ...lists.flatMap(findDoubles),
    // Tags and categories are addresses too: `###` would be none.
    ...words
      .flatMap(([, values]) => values)
      .filter(({ value }) => slugOf(value) === "")
      .map(({ value, source, path }) =>
        problemAt(source, path, {
          found: `${quote(value)} has no letter or digit`,
          fix: "write a word, or delete it",
        }),
      ),
  ];
};

/** Values of a list that are there already. "07" and "7" are one number. */
function findDoubles([what, values, fix = "give each its own"]: List): ContentProblem[] {
  const first = new Map<string, string>();
  return values.flatMap(({ value, source, path }) => {
    const key = value
      .trim()
      .replace(/\s+/g, " ")
      .replace(/^0+(?=\d)/, "")
      .toLowerCase();
    const file = first.get(key);
    if (file === undefined) {
      first.set(key, source.file);
      return [];
    }
    const where = file === source.file ? "above" : `in ${file}`;
    const found = `the ${what} ${quote(value)} is used already, ${where}`;
    return problemAt(source, path, { found, fix });
  });
}

const keepOne = "keep one of them";

function namesOf({ entries, files }: CheckedContent): List[] {
  const { services, regions, blog, portfolio } = entries;
  const { faq, reviews, pricing, comparison } = files;
  // In its file a suburb is one line, not a group with a name.
  const suburbs = valuesAt(regions, "suburbs.*.name").map((suburb) => ({
    ...suburb,
    path: suburb.path.slice(0, -1),
  }));
  return [
    ["code", valuesAt(services, "code")],
    ["name", valuesAt(services, "name")],
    ["key", valuesAt(regions, "key")],
    ["name", valuesAt(regions, "name")],
    ["id", valuesAt(blog, "id")],
    ["title", valuesAt(blog, "title")],
    ["id", valuesAt(portfolio, "id")],
    ["suburb", suburbs, "list each suburb once, in one region"],
    ["id", valuesAt([faq], "*.id")],
    ["id", valuesAt([reviews], "*.id")],
    ["id", valuesAt([pricing], "sizes.*.id")],
    ["id", valuesAt([pricing], "addOns.*.id")],
    ["id", valuesAt([pricing], "condition.answers.*.id")],
    ["id", valuesAt([comparison], "groups.*.id")],
    ["id", valuesAt([comparison], "groups.*.features.*.id")],
    ["service", valuesAt([pricing], "estimator.*"), keepOne],
    ["service", valuesAt([comparison], "services.*"), keepOne],
    ...services.map((each): List => ["service", valuesAt([each], "related.*"), "name two"]),
    ...regions.map((each): List => [
      "service",
      valuesAt([each], "popularServices.*.service"),
      keepOne,
    ]),
  ];
}

const addressWords = ({ entries, files }: CheckedContent): List[] => [
  ...entries.blog.map((article): List => ["tag", valuesAt([article], "tags.*"), keepOne]),
  ["category", valuesAt([files.categories], "blog.*"), keepOne],
  ["category", valuesAt([files.categories], "portfolio.*"), keepOne],
];

/** Search engines show one of several pages with the same title: the gate stops a build with two. */
function searchWordsOf({ entries }: CheckedContent): List[] {
  const { services, regions, blog } = entries;
  const indexed: string[] = pageIds.filter((id) => pages[id].isIndexed);
  const listed = entries.pages.filter(({ id }) => indexed.includes(id));
  const rows = (key: "title" | "description") => [
    ...valuesAt(services, `seo.${key}`),
    ...valuesAt(regions, `seo.${key}`),
    ...valuesAt(listed, `seo.${key}`),
  ];
  const fix = "write one that only this page has";
  return [
    ["search title", rows("title"), fix],
    ["search description", [...rows("description"), ...valuesAt(blog, "metaDescription")], fix],
  ];
}
