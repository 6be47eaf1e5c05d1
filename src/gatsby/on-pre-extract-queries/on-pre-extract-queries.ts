import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { GatsbyNode } from "gatsby";
import type { GraphQLSchema } from "gatsby/graphql";
import { findFragmentMistakes } from "./find-fragment-mistakes";

/** Names a mistake in a fragment where it stands; Gatsby counts the fragment's line in the file of a query that uses it. */
export const onPreExtractQueries: GatsbyNode["onPreExtractQueries"] = ({ store, reporter }) => {
  const { schema } = store.getState() as unknown as { schema: GraphQLSchema };
  const mistakes = readdirSync("src", { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".tsx"))
    .map((name) => path.join("src", name))
    .flatMap((file) => findFragmentMistakes(schema, file, readFileSync(file, "utf8")));
  if (mistakes.length) reporter.panicOnBuild(`GraphQL does not fit:\n\n${mistakes.join("\n")}\n`);
};
