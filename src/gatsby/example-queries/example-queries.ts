/** A question to the content, as it stands in src/queries/example-queries.graphql. */
export interface ExampleQuery {
  name: string;
  /** The remark above it: what it asks. */
  question: string;
  query: string;
  /** Whether no answer is a good answer. */
  mayBeEmpty: boolean;
}

/** Takes the file apart: every operation has a name and a remark above it that says what it asks. */
export function readExampleQueries(file: string): ExampleQuery[] {
  return file
    .split(/\n(?=\n# )/)
    .slice(1)
    .map((part) => {
      const lines = part.trim().split("\n");
      const start = lines.findIndex((line) => !line.startsWith("#"));
      const remark = lines
        .slice(0, start)
        .map((line) => line.replace(/^# ?/, ""))
        .join(" ");
      const query = lines.slice(start).join("\n");
      const name = /^query (\w+)/.exec(query)?.[1];
      if (name === undefined) throw new Error(`A query without a name: ${remark}`);
      const mayBeEmpty = remark.endsWith("May be empty.");
      return { name, question: remark.replace(/ ?May be empty\.$/, ""), query, mayBeEmpty };
    });
}

/** Whether an answer of GraphQL holds nothing: null, an empty list, or groups of nothing but these. */
export function isEmptyAnswer(data: unknown): boolean {
  if (data === null || data === undefined) return true;
  if (typeof data !== "object") return false;
  return Object.values(data).every(isEmptyAnswer);
}
