import type { Node, SourceNodesArgs } from "gatsby";
import { sourceNodes } from "../../../src/gatsby/on-create-node/on-create-node";
import { smallContent } from "../../lib/small-content";

const file = "blog/coffee-stains/index.md";
const article = (draft: boolean) =>
  (smallContent.texts.get(file) ?? "").replace(/^---\n/, `---\ndraft: ${draft}\n`);

/** What gatsby-transformer-remark makes of the file; only the plugin itself may delete it. */
const markdown = { id: "markdown", internal: { type: "MarkdownRemark", owner: "a plugin" } };

/** Gatsby with one file of the content, in memory. */
function gatsbyWith(text: string) {
  const handed = {
    id: "file",
    children: [markdown.id],
    internal: { type: "File" },
    sourceInstanceName: "content",
    extension: "md",
    relativePath: file,
    absolutePath: __filename,
    relativeDirectory: "blog/coffee-stains",
  };
  const nodes = new Map([[markdown.id, markdown as Node]]);
  const said: string[] = [];
  const api = {
    node: handed,
    actions: {
      createNode: (node: Node) => {
        const owner = "default-site-plugin";
        nodes.set(node.id, { ...node, internal: { ...node.internal, owner } });
      },
      deleteNode: (node: Node) => nodes.delete(node.id),
      createParentChildLink: ({ child }: { child: Node }) => handed.children.push(child.id),
    },
    createNodeId: (name: string) => name,
    createContentDigest: (fields: unknown) => JSON.stringify(fields),
    getNode: (id: string) => nodes.get(id),
    getNodesByType: () => [handed],
    loadNodeContent: async () => text,
    reporter: { info: (line: string) => said.push(line), error: (line: string) => said.push(line) },
  };
  return { api, said, nodes };
}

const run = async (mode: string, api: unknown) => {
  const environment = jest.replaceProperty(process, "env", { NODE_ENV: mode });
  try {
    await sourceNodes?.(api as SourceNodesArgs, { plugins: [] }, () => {});
  } finally {
    environment.restore();
  }
};

test("a draft that development has shown is removed by a build that finds its file unchanged", async () => {
  const { api, nodes, said } = gatsbyWith(article(true));
  await run("development", api);
  expect([...nodes.values()].map(({ title, id }) => title ?? id)).toEqual([
    markdown.id,
    "Coffee on the Seat",
  ]);
  await run("production", api);
  expect([...nodes.values()]).toEqual([markdown]);
  expect(said).toEqual([`Left out: content/${file} (a draft)`]);
});

test("what a build has left out is there in development again", async () => {
  const { api, nodes } = gatsbyWith(article(true));
  await run("production", api);
  expect([...nodes.values()]).toEqual([markdown]);
  await run("development", api);
  expect(nodes.size).toBe(2);
});

test("in development an entry stays as it was while a mistake in its file is being fixed", async () => {
  const { api, nodes, said } = gatsbyWith(article(false));
  const titles = () => [...nodes.values()].flatMap(({ title }) => title ?? []);
  await run("development", api);
  const before = titles();
  expect(before).toHaveLength(1);
  api.loadNodeContent = async () => article(false).replace("title:", "titel:");
  await run("development", api);
  expect(titles()).toEqual(before);
  expect(said).toContainEqual(expect.stringContaining('"titel" is not a name this file knows'));
  api.loadNodeContent = async () => article(false).replace(/^title: .*/m, "title: Fixed");
  await run("development", api);
  expect(titles()).toEqual(["Fixed"]);
});

test("a file that is gone is not read", async () => {
  const { api, said } = gatsbyWith(article(true));
  api.node.absolutePath = "/gone/index.md";
  await run("production", api);
  expect(said).toEqual([]);
});
