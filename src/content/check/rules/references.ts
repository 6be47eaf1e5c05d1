import { references } from "@/content/check/references";
import { nearest, suggest } from "@/content/nearest";
import { inMarks } from "@/content/problem";
import { metaOf } from "@/content/schema/schema-layers";
import type { Rule } from "./rule";

/** Checks that every service, price list, category and column that a file names exists. */
export const checkReferences: Rule = ({ content, values }, report) => {
  for (const { schema, value, source, path, isKey } of values) {
    const target = metaOf(schema, "refersTo");
    if (!target) continue;
    const name = String(value);
    const { noun, names } = references[target];
    const known = names(content) ?? [name];
    const isDraft = isKey && content.drafts.includes(`${target}/${name}/`);
    if (source.file === `content/${target}/${name}/index.md`)
      report({ source, path }, `this is the ${noun} itself`, "name another one");
    else if (!known.includes(name) && !isDraft) {
      const isInList = isKey || path.some((part) => typeof part === "number");
      // After "did you mean", nothing else is needed.
      const mayDelete = isInList && nearest(name, known) === undefined;
      const fix = suggest(name, known, "write one that exists");
      const way = mayDelete ? `, or delete ${isKey ? "this line" : "it here"}` : "";
      report({ source, path }, `there is no ${noun} ${inMarks(name)}`, fix + way);
    }
  }
};
