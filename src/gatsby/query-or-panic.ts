import type { CreatePagesArgs } from "gatsby";

/** Runs a query for page creation. The only caller of graphql(): a failed query stops the build with its name. */
export async function queryOrPanic<Data>(
  { graphql, reporter }: Pick<CreatePagesArgs, "graphql" | "reporter">,
  name: string,
  query: string,
): Promise<Data> {
  const { data, errors } = await graphql<Data>(query);
  if (errors || !data) {
    const reasons = Array.isArray(errors)
      ? errors.map((error: { message?: string }) => error.message ?? String(error)).join("\n")
      : String(errors);
    reporter.panic(`The query "${name}" failed:\n${reasons}`);
    throw new Error(name);
  }
  return data;
}
