import { escapeXml } from "../../site/feeds/escape-xml";

/** A question to the content, as it stands in src/queries/example-queries.graphql. */
interface ExampleQuery {
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

/** The example queries as a page of links: GraphiQL takes a query from its address. */
export function queriesPage(examples: readonly ExampleQuery[]): string {
  const items = examples.map(({ name, question, query }) => {
    const address = `/___graphql?query=${encodeURIComponent(`# ${question}\n${query}\n`)}&operationName=${name}`;
    return `<li><a href="${escapeXml(address)}">${escapeXml(question)}</a></li>`;
  });
  return `<!doctype html>
<html lang="en-AU">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Example queries</title>
<style>body { font: 1rem/1.6 system-ui, sans-serif; margin: 2rem auto; max-width: 44rem; padding: 0 1rem; }</style>
</head>
<body>
<h1>Example queries</h1>
<p>Each opens in GraphiQL; press play there. They stand in <code>src/queries/example-queries.graphql</code>.</p>
<ol>
${items.join("\n")}
</ol>
</body>
</html>
`;
}
