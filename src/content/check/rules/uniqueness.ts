import type { CheckedContent } from "@/content/check/checked-content";
import { inMarks } from "@/content/problem";
import type { SourceFile } from "@/content/read/parse-source";
import type { Uniqueness } from "@/content/schema/field-meta";
import { metaOf } from "@/content/schema/schema-layers";
import { slugOf } from "@/lib/slug-of";
import { type PageId, pages } from "@/site/pages";
import { type DescribedValue, everyValue } from "./every-value";
import { nounOf } from "./references";
import type { Rule } from "./rule";

/** Values that must differ, each with its place, and what messages call them. */
interface Group {
  what: string;
  values: { value: string; source: SourceFile; path: PropertyKey[] }[];
}

/** Checks that no name is used twice. Letter case and punctuation don't make a difference. */
export const checkUniqueness: Rule = ({ content }, report) => {
  for (const { what, values } of [...declaredGroups(content), ...searchWordsOf(content)]) {
    const first = new Map<string, string>();
    for (const at of values) {
      const key = at.value.startsWith("/") ? at.value : slugOf(at.value) || at.value;
      const file = first.get(key);
      if (file === undefined) first.set(key, at.source.file);
      else {
        const where = file === at.source.file ? "above" : `in ${file}`;
        report(
          at,
          `the ${what} ${inMarks(at.value)} is already used ${where}`,
          "change one of them",
        );
      }
    }
  }
};

/** Values whose schemas say `unique`, by field, or by field and file with `within`. */
function declaredGroups(content: CheckedContent): Group[] {
  const groups = new Map<string, Group>();
  for (const described of everyValue(content)) {
    const unique = metaOf(described.schema, "unique");
    if (!unique) continue;
    const how: Uniqueness = unique === true ? {} : unique;
    const { source, path, kind } = described;
    const field = path.map((part) => (typeof part === "number" ? "*" : String(part))).join(".");
    const key = [kind, field, how.within && source.file].join(" ");
    const group = groups.get(key) ?? { what: wordFor(described, how), values: [] };
    groups.set(key, group);
    group.values.push(comparedValue(described, how));
  }
  return [...groups.values()];
}

/** The noun for a value: from its metadata, else from what it refers to, else its key. */
function wordFor({ schema, path }: DescribedValue, { what }: Uniqueness): string {
  const target = metaOf(schema, "refersTo");
  return what ?? (target ? nounOf[target] : String(path.at(-1)));
}

function comparedValue({ value, source, path }: DescribedValue, { by }: Uniqueness) {
  if (by === undefined) return { value: String(value), source, path };
  return { value: String((value as Record<string, unknown>)[by]), source, path: [...path, by] };
}

/** Titles and descriptions: search engines show only one of the pages with the same. */
function searchWordsOf({ entries }: CheckedContent): Group[] {
  const { services, regions, pages: written, blog } = entries;
  const listed = written.filter(({ id }) => pages[id as PageId]?.isIndexed);
  const rows = (key: "title" | "description") =>
    [...services, ...regions, ...listed].map(({ data: { seo }, source }) => ({
      value: seo[key],
      source,
      path: ["seo", key],
    }));
  const ofArticles = blog.map(({ data, source }) => ({
    value: data.metaDescription,
    source,
    path: ["metaDescription"],
  }));
  return [
    { what: "search title", values: rows("title") },
    { what: "search description", values: [...rows("description"), ...ofArticles] },
  ];
}
