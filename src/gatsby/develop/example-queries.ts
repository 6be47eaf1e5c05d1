/** A question to the content, as it stands in src/queries/example-queries.graphql. */
export interface ExampleQuery {
  name: string;
  /** The remark above it: what it asks. */
  question: string;
  query: string;
}

/** Takes the file apart: every operation has a name and a remark above it that says what it asks. */
export function parseExampleQueries(file: string): ExampleQuery[] {
  return file
    .split(/\n(?=\n# )/)
    .slice(1)
    .map((part) => {
      const lines = part.trim().split("\n");
      const start = lines.findIndex((line) => !line.startsWith("#"));
      const remark = lines.slice(0, start).map((line) => line.replace(/^# ?/, ""));
      const query = lines.slice(start).join("\n");
      const name = /^query (\w+)/.exec(query)?.[1];
      if (name === undefined) throw new Error(`A query without a name: ${remark.join(" ")}`);
      return { name, question: remark.join(" "), query };
    });
}
