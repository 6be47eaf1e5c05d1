import type { CheckedContent } from "@/content/check/checked-content";
import { nearest, suggest } from "@/content/nearest";
import { inMarks } from "@/content/problem";
import type { ReferenceTarget } from "@/content/schema/field-meta";
import { metaOf } from "@/content/schema/schema-layers";
import type { ContentValue } from "./list-values";
import type { Report, Rule } from "./rule";

/** The noun that messages use for what a field refers to. */
const nounOf: Readonly<Record<ReferenceTarget, string>> = {
  services: "service",
  priceLists: "price list",
  blogCategories: "category",
  portfolioCategories: "category",
  comparedServices: "column",
  pages: "page",
};

/** Checks that every service, price list, category and column that a file names exists. */
export const checkReferences: Rule = ({ content, values }, report) => {
  for (const named of values) {
    const target = metaOf(named.schema, "refersTo");
    if (target) checkReference(target, named, content, report);
  }
};

/** The names that exist. Undefined if their file has errors, which would cause errors elsewhere. */
function namesOf(target: ReferenceTarget, { files, ids }: CheckedContent) {
  switch (target) {
    case "services":
      return ids.services;
    case "priceLists":
      return files.pricing && Object.keys(files.pricing.data.priceLists);
    case "blogCategories":
      return files.categories?.data.blog;
    case "portfolioCategories":
      return files.categories?.data.portfolio;
    case "comparedServices":
      return files.comparison?.data.services.every((id) => ids.services.includes(id))
        ? files.comparison.data.services
        : undefined;
    case "pages":
      // Only redirects name pages, and rules/redirects.ts checks those.
      return undefined;
  }
}

function checkReference(
  target: ReferenceTarget,
  { value, source, path, isKey }: ContentValue,
  content: CheckedContent,
  report: Report,
): void {
  const name = String(value);
  const refuse = (found: string, fix: string) => report({ source, path }, found, fix);
  if (target === "services" && source.file === `content/services/${name}/index.md`)
    return refuse("this is the service itself", "name another one");
  const known = namesOf(target, content);
  if (!known || known.includes(name)) return undefined;
  if (target === "services" && isKey && content.draftServices.includes(name)) return undefined;
  const found = `there is no ${nounOf[target]} ${inMarks(name)}`;
  const fix = suggest(name, known, "write one that exists");
  const isInList = isKey || path.some((part) => typeof part === "number");
  // After "did you mean", nothing else is needed.
  if (!isInList || nearest(name, known) !== undefined) return refuse(found, fix);
  return refuse(found, `${fix}, or delete ${isKey ? "this line" : "it here"}`);
}
