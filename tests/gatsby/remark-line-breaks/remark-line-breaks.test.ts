import { slugOf } from "../../../src/site/links";

// Plain JavaScript, as gatsby-transformer-remark loads it.
const plugin = jest.requireActual<(args: { markdownAST: unknown }) => Node>(
  "../../../src/gatsby/remark-line-breaks",
);

interface Node {
  type: string;
  value?: string;
  depth?: number;
  data?: { hProperties: { id: string } };
  children?: Node[];
}
const text = (value: string): Node => ({ type: "text", value });
const heading = (words: string): Node => ({ type: "heading", depth: 2, children: [text(words)] });
const run = (...children: Node[]) => plugin({ markdownAST: { type: "root", children } });

test("code keeps its line ends", () => {
  const code = { type: "code", value: "a\nb" };
  expect(run(code).children).toEqual([code]);
});

test.each(["Health & Safety", "What it does not do", "Über—rust?"])(
  "the heading %j can be linked to as the site names it",
  (words) => {
    expect(run(heading(words)).children?.[0]?.data?.hProperties.id).toBe(slugOf(words));
  },
);

test("two headings of one name get addresses of their own", () => {
  const ids = run(heading("Wash"), heading("Wash")).children?.map(
    (node) => node.data?.hProperties.id,
  );
  expect(ids).toEqual(["wash", "wash-2"]);
});

describe("the body of an article, as gatsby-transformer-remark renders it with this plugin", () => {
  interface Fields {
    html: { resolve: (node: unknown) => Promise<string> };
  }
  const { setFieldsOnGraphQLNodeType } = jest.requireActual<{
    setFieldsOnGraphQLNodeType: (gatsby: unknown, options: unknown) => Promise<Fields>;
  }>("gatsby-transformer-remark/gatsby-node");

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
      plugins: [{ name: "remark-line-breaks", module: plugin }],
    });
    return html.resolve({
      id: "1",
      children: [],
      internal: { content: markdown, contentDigest: markdown, type: "MarkdownRemark" },
    });
  }

  test("lines with 1 to 4 hashes are headings of level 1 to 4", async () => {
    const html = await render("# One\n\n## Two\n\n### Three\n\n#### Four");
    expect(
      html.match(/<(h\d)[^>]*>(\w+)<\/\1>/g)?.map((each) => each.replace(/ id="\w+"/, "")),
    ).toEqual(["<h1>One</h1>", "<h2>Two</h2>", "<h3>Three</h3>", "<h4>Four</h4>"]);
  });

  test("blank lines separate paragraphs, single line ends break lines, links stay links", async () => {
    const html = await render("First\nline.\n\nSecond, see [full detail](/services/full-detail).");
    expect(html.replace(/\s*\n\s*/g, "")).toBe(
      '<p>First<br>line.</p><p>Second, see <a href="/services/full-detail">full detail</a>.</p>',
    );
  });
});
