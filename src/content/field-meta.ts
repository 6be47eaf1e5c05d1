// What a schema may say about a field beside its rules, in `.meta({ … })`. It is declared once, at the field.

/** What a field may name: other content, by its id, its words or its address. */
export type ReferenceTarget =
  "services" | "blogCategories" | "portfolioCategories" | "comparedServices" | "pages";

/** In what way a value is unique. */
export interface Uniqueness {
  /** What messages call it; its key if left out. */
  what?: string;
  /** For a group: the key whose value is compared. */
  by?: string;
  /** Only within its own entry, not among all of its kind. */
  within?: "entry";
  /** What the owner is advised to do about a second one. */
  fix?: string;
}

/** What GraphQL needs to know about a group besides its keys. */
export interface GraphqlType {
  /** Name of the type. */
  name: string;
  /** What the type is. Its fields have descriptions of their own. */
  description: string;
  /** Whether it is a node, which queries can ask for by itself. */
  isNode?: true;
  /** Keys that queries don't see. */
  hidden?: readonly string[];
}

/** What GraphQL needs to know about a closed set of words. */
export interface GraphqlEnum {
  name: string;
  description: string;
  values: Readonly<Record<string, string>>;
}

declare module "zod" {
  interface GlobalMeta {
    /** A value as the owner may write it. Messages, GraphiQL, the editing page and the READMEs show it. */
    example?: string | undefined;
    /**
     * What the value names. The check that it exists (rules/references.ts), the link in GraphQL and the list of choices in
     * /admin/ follow from it.
     */
    refersTo?: ReferenceTarget;
    /** The value may appear only once (rules/uniqueness.ts). */
    unique?: true | Uniqueness;
    graphqlType?: GraphqlType;
    graphqlEnum?: GraphqlEnum;
    /** For a text that GraphQL knows as another scalar. */
    graphqlScalar?: "Date";
  }
}
