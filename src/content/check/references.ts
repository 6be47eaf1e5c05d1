import type { CheckedContent } from "./checked-content";

/** What keys may refer to. */
export type ReferenceTarget =
  "services" | "comparedServices" | "priceLists" | "blogCategories" | "portfolioCategories";

declare module "zod" {
  interface GlobalMeta {
    /** What the value refers to. Its check, its link and its choices follow from the row below. */
    refersTo?: ReferenceTarget;
  }
}

interface Reference {
  /** The noun that messages use. */
  noun: string;
  /** The names that exist; undefined if their file has errors, which would cause others. */
  names: (content: CheckedContent) => readonly string[] | undefined;
  /** The GraphQL type to which the field is a link, by its slug. */
  link?: string;
  /** Where the editing page finds the names (https://sveltiacms.app/en/docs/fields/relation). */
  relation: object | undefined;
}

const byName = { collection: "services", display_fields: ["name"] };
const category = { collection: "files", file: "categories" };

/** Read by the check, by GraphQL and by /admin/. The row of entries is called as their folder. */
export const references: Readonly<Record<ReferenceTarget, Reference>> = {
  services: {
    noun: "service",
    names: ({ ids }) => ids.services,
    link: "Service",
    relation: byName,
  },
  comparedServices: {
    noun: "column",
    names: ({ files: { comparison }, ids }) =>
      comparison?.data.services.every((id) => ids.services.includes(id))
        ? comparison.data.services
        : undefined,
    relation: byName,
  },
  priceLists: {
    noun: "price list",
    names: ({ files }) => files.pricing && Object.keys(files.pricing.data.priceLists),
    relation: undefined,
  },
  blogCategories: {
    noun: "category",
    names: ({ files }) => files.categories?.data.blog,
    relation: { ...category, value_field: "blog.*" },
  },
  portfolioCategories: {
    noun: "category",
    names: ({ files }) => files.categories?.data.portfolio,
    relation: { ...category, value_field: "portfolio.*" },
  },
};
