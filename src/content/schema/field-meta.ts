import type { PageId } from "@/site/pages";

// Metadata of a field, for `.meta({ … })`.

/** The GraphQL type of a group. Its fields follow from the keys. */
export interface GraphqlType {
  name: string;
  /** Description of the type. Its fields have their own. */
  description: string;
  /** Whether it is a node, which queries can ask for directly. */
  isNode?: true;
  /** Keys that are left out of the type. */
  hidden?: readonly string[];
}

/** The GraphQL enum of a closed set of words. `values` has a description of each word. */
export interface GraphqlEnum {
  name: string;
  description: string;
  values: Readonly<Record<string, string>>;
}

declare module "zod" {
  interface GlobalMeta {
    /** A valid value, written as in the owner's file. Messages show it. */
    example?: string | undefined;
    /** Says that the value may appear only once in files of its kind (rules/uniqueness.ts). */
    unique?: true;
    /** The pages that show the value, if not all do (rules/texts.ts). */
    shownOn?: readonly PageId[];
    graphqlType?: GraphqlType;
    graphqlEnum?: GraphqlEnum;
  }
}
