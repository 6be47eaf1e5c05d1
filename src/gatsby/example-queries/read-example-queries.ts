import { readFile } from "node:fs/promises";
import path from "node:path";
import { readExampleQueries, type ExampleQuery } from "./example-queries";

/** The example queries of the project that is being built or developed. */
export async function readExamples(): Promise<ExampleQuery[]> {
  const file = path.resolve("src", "queries", "example-queries.graphql");
  return readExampleQueries(await readFile(file, "utf8"));
}
