import type { CreatePagesArgs } from "gatsby";

/**
 * Runs a query of the build; the only caller of graphql(). A query that fails stops the build with its name.
 * Queries are in the files that `documentSearchPaths` in gatsby-config.ts names, marked with the comment GraphQL:
 * from there Gatsby writes the types of their answers into src/gatsby-types.d.ts.
 */
export async function queryOrPanic<Data>(
  { graphql, reporter }: Pick<CreatePagesArgs, "graphql" | "reporter">,
  query: string,
): Promise<Data> {
  const { data, errors } = await graphql<Data>(query);
  if (errors || !data) {
    const name = /^\s*query (\w+)/m.exec(query)?.[1] ?? "without a name";
    const reasons = Array.isArray(errors)
      ? errors.map((error: { message?: string }) => error.message ?? String(error)).join("\n")
      : String(errors);
    reporter.panic(`The query ${name} failed:\n${reasons}`);
    throw new Error(name);
  }
  return data;
}
