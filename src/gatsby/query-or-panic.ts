import type { CreatePagesArgs } from "gatsby";

/**
 * Runs a query in a build and resolves to its data. If the query fails, the build stops with its
 * name and the reasons. Gatsby generates the type of the data only for queries that are marked with
 * a comment, `GraphQL`, in the files that `documentSearchPaths` in gatsby-config.ts lists.
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
