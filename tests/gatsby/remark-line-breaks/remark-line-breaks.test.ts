import { slugOf } from "../../../src/domain/paths";

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
const paragraph = (...children: Node[]): Node => ({ type: "paragraph", children });
const heading = (words: string): Node => ({ type: "heading", depth: 2, children: [text(words)] });
const run = (...children: Node[]) => plugin({ markdownAST: { type: "root", children } });

test("single line ends become line breaks", () => {
  const [first] = run(paragraph(text("one\ntwo\nthree"))).children ?? [];
  expect(first?.children).toEqual([
    text("one"),
    { type: "break" },
    text("two"),
    { type: "break" },
    text("three"),
  ]);
});

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
