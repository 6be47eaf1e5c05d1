import { inMarks } from "@/content/problem";
import { metaOf } from "@/content/schema/schema-layers";
import { slugOf } from "@/lib/slug-of";
import type { Rule } from "./rule";

/**
 * Checks that no id, name or suburb is used twice, and that no list names something twice. Letter
 * case and punctuation don't make a difference, except in addresses.
 */
export const checkUniqueness: Rule = ({ values }, report) => {
  const first = new Map<string, string>();
  for (const { kind, schema, value, source, path, isKey } of values) {
    const isUnique = metaOf(schema, "unique");
    const last = path.findLastIndex((part) => typeof part === "number");
    const isListed = last >= 0 && !isKey && metaOf(schema, "refersTo");
    if (!isUnique && !isListed) continue;
    const text = String(value);
    const field = isUnique
      ? path.filter((part) => typeof part !== "number")
      : [source.file, ...path.toSpliced(last, 1)];
    const key = [kind, ...field, text.startsWith("/") ? text : slugOf(text) || text].join(" ");
    const file = first.get(key);
    if (file === undefined) first.set(key, source.file);
    else {
      const where = file === source.file ? "above" : `in ${file}`;
      report(
        { source, path },
        `${inMarks(text)} is already used ${where}`,
        "change or delete one of them",
      );
    }
  }
};
