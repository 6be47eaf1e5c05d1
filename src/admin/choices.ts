import type { CheckedContent } from "@/content/check/checked-content";
import { pagePaths } from "@/content/check/page-paths";
import type { ReferenceTarget } from "@/content/schema/field-meta";

/** A value that a field may have, and its label in the form. */
export interface Choice {
  label: string;
  value: string;
}

/** The choices for fields that refer to other content, by what they refer to. */
export type Choices = Readonly<Record<ReferenceTarget, Choice[]>>;

const same = (value: string): Choice => ({ label: value, value });

/** The choices in the current content. A list is empty if its file has errors. */
export function choicesFrom(content: CheckedContent): Choices {
  const entries = content.entries.services;
  const categories = content.files.categories?.data;
  const nameOf = (id: string) => entries.find((each) => each.id === id)?.data.name ?? id;
  const services = content.ids.services.map((id) => ({ label: nameOf(id), value: id }));
  return {
    services,
    priceLists: Object.keys(content.files.pricing?.data.priceLists ?? {}).map(same),
    comparedServices: services,
    blogCategories: (categories?.blog ?? []).map(same),
    portfolioCategories: (categories?.portfolio ?? []).map(same),
    pages: [...pagePaths(content)].sort().map(same),
  };
}
