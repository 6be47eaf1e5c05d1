import { slugOf } from "../../site/links";
import { pageIds } from "../../site/page-ids";
import { pages } from "../../site/pages";
import type { CheckedContent } from "../checked-content";
import type { SourceFile } from "../parse-source";
import { type ContentProblem, problemAt } from "../problem";
import { quote } from "../visible";
import type { Rule } from "./rule";
import { type PlacedValue, valuesAt } from "./values-at";

/** Names of every kind stand once; letter case and spaces make no difference. */
export const checkUniqueness: Rule = ({ content }) => [
  ...checkAcrossEntries(content),
  ...checkWithinEntries(content),
  ...checkFiles(content),
  ...checkSearchWords(content),
  ...checkTopLevel(content),
];

function unique(
  values: readonly PlacedValue[],
  what: string,
  words: Partial<ContentProblem> & { fix: string } = { fix: "give each its own" },
): ContentProblem[] {
  const first = new Map<string, SourceFile>();
  return values.flatMap(({ value, source, path }) => {
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

const keepOne = { fix: "keep one of them" };

function checkAcrossEntries({ entries }: CheckedContent): ContentProblem[] {
  const { services, regions, blog, portfolio } = entries;
  const inPlaces = { severity: "warning", fix: "give each its own place" } as const;
  // "07" and "7" are one number.
  const articleIds = valuesAt(blog, "id").map((id) => ({ ...id, value: String(Number(id.value)) }));
  // In its file a suburb is one line, not a group with a name.
  const suburbs = valuesAt(regions, "suburbs.*.name").map((suburb) => ({
    ...suburb,
    path: suburb.path.slice(0, -1),
  }));
  return [
    ...unique(valuesAt(services, "code"), "code"),
    ...unique(valuesAt(services, "name"), "name"),
    ...unique(valuesAt(services, "order"), "place", inPlaces),
    ...unique(valuesAt(regions, "key"), "key"),
    ...unique(valuesAt(regions, "name"), "name"),
    ...unique(valuesAt(regions, "order"), "place", inPlaces),
    ...unique(articleIds, "id"),
    ...unique(valuesAt(blog, "title"), "title"),
    ...unique(valuesAt(portfolio, "id"), "id"),
    ...unique(suburbs, "suburb", { fix: "list each suburb once, in one region" }),
  ];
}

function checkWithinEntries({ entries }: CheckedContent): ContentProblem[] {
  return [
    ...entries.services.flatMap((service) =>
      unique(valuesAt([service], "related.*"), "service", { fix: "name two different ones" }),
    ),
    ...entries.regions.flatMap((region) =>
      unique(valuesAt([region], "popularServices.*.service"), "service", keepOne),
    ),
    ...entries.blog.flatMap((article) => uniqueAddresses(valuesAt([article], "tags.*"), "tag")),
  ];
}

/** Tags and categories are addresses too: `###` would be none. */
function uniqueAddresses(values: readonly PlacedValue[], what: string): ContentProblem[] {
  return [
    ...unique(values, what, keepOne),
    ...values
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
  const portfolioCategories = valuesAt([categories], "portfolio.*");
  return [
    ...unique(valuesAt([faq], "*.id"), "id"),
    ...unique(valuesAt([reviews], "*.id"), "id"),
    ...unique(valuesAt([pricing], "sizes.*.id"), "id"),
    ...unique(valuesAt([pricing], "addOns.*.id"), "id"),
    ...unique(valuesAt([pricing], "condition.answers.*.id"), "id"),
    ...unique(valuesAt([pricing], "estimator.*"), "service", keepOne),
    ...unique(valuesAt([comparison], "services.*"), "service", keepOne),
    ...unique(valuesAt([comparison], "groups.*.id"), "id"),
    ...(comparison?.data.groups ?? []).flatMap((_group, index) =>
      unique(valuesAt([comparison], `groups.${index}.features.*.id`), "id"),
    ),
    ...uniqueAddresses(valuesAt([categories], "blog.*"), "category"),
    ...uniqueAddresses(portfolioCategories, "category"),
    ...portfolioCategories
      .filter(({ value }) => /^all$/i.test(value))
      .map(({ source, path }) =>
        problemAt(source, path, {
          found: 'the category "All"',
          fix: "delete it; the page has that filter by itself",
        }),
      ),
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
  const same = {
    fix: "write one that only this page has",
    seen: "Two results in a search look the same.",
  };
  const titles = [...rows("title"), ...valuesAt(blog, "title")];
  const descriptions = [...rows("description"), ...valuesAt(blog, "metaDescription")];
  return [
    // Two articles of one title are told already.
    ...unique(titles, "search title", same).filter(({ field }) => field !== "title"),
    ...unique(descriptions, "search description", same),
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
