import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { GatsbyNode } from "gatsby";
import type { GraphQLSchema } from "gatsby/graphql";
import { findFragmentMistakes } from "./find-fragment-mistakes";

/** Names a mistake in a fragment where it stands; Gatsby counts the fragment's line in the file of a query that uses it. */
export const onPreExtractQueries: GatsbyNode["onPreExtractQueries"] = ({ store, reporter }) => {
  const { schema, program } = store.getState() as unknown as {
    schema: GraphQLSchema;
    program: { directory: string };
  };
  const mistakes = readdirSync(path.join(program.directory, "src"), { recursive: true })
    .filter((name) => String(name).endsWith(".tsx"))
    .flatMap((name) => {
      const file = path.join("src", String(name));
      const code = readFileSync(path.join(program.directory, file), "utf8");
      return findFragmentMistakes(schema, file, code);
    });
  if (mistakes.length) reporter.panicOnBuild(`GraphQL does not fit:\n\n${mistakes.join("\n")}\n`);
};
