import { inMarks } from "@/content/problem";
import { metaOf } from "@/content/schema/schema-layers";
import { slugOf } from "@/lib/slug-of";
import type { Rule } from "./rule";

/**
 * Checks that no id, name or suburb is used twice. Letter case and punctuation don't make a
 * difference, except in addresses.
 */
export const checkUniqueness: Rule = ({ values }, report) => {
  const first = new Map<string, string>();
  for (const { kind, schema, value, source, path } of values) {
    if (!metaOf(schema, "unique")) continue;
    const text = String(value);
    const field = path.filter((part) => typeof part !== "number").join(".");
    const key = [kind, field, text.startsWith("/") ? text : slugOf(text)].join(" ");
    const file = first.get(key);
    if (file === undefined) first.set(key, source.file);
    else {
      const where = file === source.file ? "above" : `in ${file}`;
      report({ source, path }, `${inMarks(text)} is already used ${where}`, "change one of them");
    }
  }
};
