import { pageIds } from "../../site/page-ids";
import { pages } from "../../site/pages";
import { slugOf } from "../../site/slug-of";
import type { CheckedContent } from "../checked-content";
import { type ContentProblem, problemAt } from "../problem";
import { quote } from "../visible";
import type { Rule } from "./rule";
import { type PathIn, type PlacedFile, type PlacedValue, valuesAt } from "./values-at";

type List = [what: string, values: readonly PlacedValue[], fix?: string | undefined];

/** No name is used twice, whatever its letter case and punctuation. */
export const checkUniqueness: Rule = ({ content }) =>
  [...namesOf(content), ...searchWordsOf(content)].flatMap(findDoubles);

/** Values that appear in a list for the second time. */
function findDoubles([what, values, fix = "give each one its own"]: List): ContentProblem[] {
  const first = new Map<string, string>();
  return values.flatMap(({ value, source, path }) => {
    // Tags and categories that differ only in punctuation share an address.
    const key = value.startsWith("/") ? value : slugOf(value) || value;
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
  const { services, regions, blog, portfolio, pages: worded } = entries;
  const { faq, reviews, pricing, comparison, categories, redirects } = files;
  return [
    ["code", valuesAt(services, "code")],
    ["name", valuesAt(services, "name")],
    ["key", valuesAt(regions, "key")],
    ["name", valuesAt(regions, "name")],
    ["id", valuesAt(blog, "id")],
    ["title", valuesAt(blog, "title")],
    ["id", valuesAt(portfolio, "id")],
    ["suburb", valuesAt(regions, "suburbs.*.name"), "list each suburb once, in one region"],
    ["id", valuesAt([faq], "*.id")],
    ["id", valuesAt([reviews], "*.id")],
    ["id", valuesAt([pricing], "sizes.*.id")],
    ["id", valuesAt([pricing], "addOns.*.id")],
    ["id", valuesAt([pricing], "condition.answers.*.id")],
    ["id", valuesAt([comparison], "groups.*.id")],
    ["id", valuesAt([comparison], "groups.*.features.*.id")],
    ["service", valuesAt([pricing], "estimator.*"), keepOne],
    ["service", valuesAt([comparison], "services.*"), keepOne],
    ["category", valuesAt([categories], "blog.*"), keepOne],
    ["category", valuesAt([categories], "portfolio.*"), keepOne],
    ["address", valuesAt([redirects], "*.from.*"), keepOne],
    ...within(services, "service", "related.*", "name two"),
    ...within(services, "question", "faq.*.question", keepOne),
    ...within(regions, "question", "faq.*.question", keepOne),
    ...within(regions, "service", "popularServices.*.service", keepOne),
    ...within(blog, "tag", "tags.*", keepOne),
    ...within(worded, "question", "questions.*.question", keepOne),
    ...within(worded, "id", "howOften.*.id"),
  ];
}

/** Lists in which each entry may name something only once. */
const within = <Data>(
  entries: readonly PlacedFile<Data>[],
  what: string,
  path: PathIn<Data>,
  fix?: string,
): List[] => entries.map((entry) => [what, valuesAt([entry], path), fix]);

/** Of pages with the same title, search engines show one; the gate stops a build with two. */
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
