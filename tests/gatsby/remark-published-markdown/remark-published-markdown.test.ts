import { markdownToHtml } from "@/content/read/markdown";

interface Fields {
  html: { resolve: (node: unknown) => Promise<string> };
}

// Plain JavaScript, as gatsby-transformer-remark loads it.
const plugin = jest.requireActual<object>("@/gatsby/remark-published-markdown");
const { setFieldsOnGraphQLNodeType } = jest.requireActual<{
  setFieldsOnGraphQLNodeType: (gatsby: unknown, options: unknown) => Promise<Fields>;
}>("gatsby-transformer-remark/gatsby-node");

/** Renders the body of a file as gatsby-transformer-remark does with this plugin. */
async function render(markdown: string): Promise<string> {
  const gatsby = {
    type: { name: "MarkdownRemark" },
    basePath: "",
    getNode: () => undefined,
    getNodesByType: () => [],
    getCache: () => undefined,
    cache: { get: () => Promise.resolve(undefined), set: () => Promise.resolve() },
  };
  const { html } = await setFieldsOnGraphQLNodeType(gatsby, {
    plugins: [{ name: "remark-published-markdown", module: plugin }],
  });
  return html.resolve({
    id: "1",
    children: [],
    internal: { content: markdown, contentDigest: markdown, type: "MarkdownRemark" },
  });
}

test("a range and a date in the text stay on one line, in an answer and in a body", async () => {
  const markdown = "From 28 November 2026 in 12–24 hours";
  const html =
    '<p>From <span class="nowrap">28 November 2026</span> in <span class="nowrap">12–24 hours</span></p>';
  expect(markdownToHtml(markdown)).toBe(html);
  expect(await render(markdown)).toBe(html);
});

test("the cells of a table of three columns say what their column is called", () => {
  const html = markdownToHtml("| | Lasts | Weak |\n|-|-|-|\n| Wax | Weeks | Heat |");
  const row =
    '<tr><td>Wax</td><td data-column="Lasts">Weeks</td><td data-column="Weak">Heat</td></tr>';
  expect(html.replaceAll("\n", "")).toContain(row);
  expect(markdownToHtml("| Where | Why |\n|-|-|\n| Boot | Seal |")).not.toContain("data-column");
});

test("a line break in the text is one on the page, in an answer and in a body", async () => {
  const markdown = "one\ntwo **three**";
  const html = "<p>one<br>\ntwo <strong>three</strong></p>";
  expect(markdownToHtml(markdown)).toBe(html);
  expect(await render(markdown)).toBe(html);
});
