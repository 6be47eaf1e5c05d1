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

test("a line break in the text is one on the page, in an answer and in a body", async () => {
  const markdown = "one\ntwo **three**";
  const html = "<p>one<br>\ntwo <strong>three</strong></p>";
  expect(markdownToHtml(markdown)).toBe(html);
  expect(await render(markdown)).toBe(html);
});
