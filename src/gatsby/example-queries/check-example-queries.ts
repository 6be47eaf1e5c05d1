import type { CreatePagesArgs } from "gatsby";
import { isEmptyAnswer } from "./example-queries";
import { isPublishing } from "../environment";
import { queryOrPanic } from "../query-or-panic";
import { readExamples } from "./read-example-queries";

/**
 * Runs the example queries in a build and stops it where one fails or answers nothing: a test by
 * itself would have to boot Gatsby's schema, which takes as long as this and proves less. The
 * creation of pages is the first step that may query; development is spared the wait.
 */
export async function checkExampleQueries(
  api: Pick<CreatePagesArgs, "graphql" | "reporter">,
): Promise<void> {
  if (!isPublishing()) return;
  for (const { name, query, mayBeEmpty } of await readExamples()) {
    const data = await queryOrPanic<object>(api, `example ${name}`, query);
    if (mayBeEmpty || !isEmptyAnswer(data)) continue;
    api.reporter.panicOnBuild(
      `The query ${name} of src/queries/example-queries.graphql answers nothing: change it to ask for something that is there.`,
    );
  }
}
