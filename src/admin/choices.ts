import type { CheckedContent } from "../content/checked-content";
import { pagePaths } from "../content/page-paths";

/** One of the values a field may have, and its label in the form. */
export interface Choice {
  label: string;
  value: string;
}

/** Closed sets that the content itself defines. */
type ChoiceSet = "services" | "blogCategories" | "portfolioCategories" | "pages";

/**
 * Fields that name something else in the content. The form offers a list for them.
 * Keys are the kind and the keys below it; `key` stands for any key that the owner chooses.
 */
export const choiceOf: Readonly<Record<string, ChoiceSet>> = {
  "services.related": "services",
  "regions.popularServices.service": "services",
  "blog.category": "blogCategories",
  "portfolio.category": "portfolioCategories",
  "portfolio.bookingService": "services",
  "pricing.services.key": "services",
  "pricing.outerPrices.key": "services",
  "pricing.estimator": "services",
  "comparison.services": "services",
  "comparison.groups.features.includedIn": "services",
  "recommender.answers.service": "services",
  "recommender.answers.answers.service": "services",
  "redirects.to": "pages",
};

export type Choices = Readonly<Record<ChoiceSet, Choice[]>>;

const same = (value: string): Choice => ({ label: value, value });

/** What the current content offers. A set is empty if the file that defines it can't be read. */
export function choicesFrom(content: CheckedContent): Choices {
  const { services } = content.entries;
  const categories = content.files.categories?.data;
  const nameOf = (id: string) => services.find((each) => each.id === id)?.data.name ?? id;
  return {
    services: content.ids.services.map((id) => ({ label: nameOf(id), value: id })),
    blogCategories: (categories?.blog ?? []).map(same),
    portfolioCategories: (categories?.portfolio ?? []).map(same),
    pages: [...pagePaths(content)].sort().map(same),
  };
}
