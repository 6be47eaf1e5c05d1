import type { CreateNodeArgs, Node, SourceNodesArgs } from "gatsby";
import { onCreateNode, sourceNodes } from "@/gatsby/on-create-node/on-create-node";
import { smallContent } from "../../lib/small-content";
import { useTemporaryFolder } from "../../lib/temporary-folder";

const file = "regions/logan/index.md";
const region = smallContent.texts.get(file) ?? "";

/**
 * The node that gatsby-transformer-remark makes of the file. Only the plugin itself may delete it.
 */
const markdown = { id: "markdown", internal: { type: "MarkdownRemark", owner: "a plugin" } };

/** A fake of Gatsby with one file of the content. */
function gatsbyWith(text: string) {
  const fileNode = {
    id: "file",
    children: [markdown.id],
    internal: { type: "File" },
    sourceInstanceName: "content",
    extension: "md",
    relativePath: file,
    absolutePath: __filename,
    relativeDirectory: "regions/logan",
  };
  const nodes = new Map([[markdown.id, markdown as Node]]);
  const api = {
    node: fileNode,
    actions: {
      createNode: (node: Node) => {
        const owner = "default-site-plugin";
        nodes.set(node.id, { ...node, internal: { ...node.internal, owner } });
      },
      deleteNode: (node: Node) => nodes.delete(node.id),
      createParentChildLink: ({ child }: { child: Node }) => fileNode.children.push(child.id),
    },
    createNodeId: (name: string) => name,
    createContentDigest: (fields: unknown) => JSON.stringify(fields),
    getNode: (id: string) => (id === fileNode.id ? fileNode : nodes.get(id)),
    getNodesByType: () => [fileNode],
    loadNodeContent: async () => text,
    reporter: { error: jest.fn() },
  };
  return { api, nodes };
}

const none = { plugins: [] };
const { write } = useTemporaryFolder();

/** Calls onCreateNode as Gatsby does when a file is new or has changed. */
const run = async (mode: string, api: object) => {
  const environment = jest.replaceProperty(process, "env", { NODE_ENV: mode });
  try {
    await onCreateNode?.(api as CreateNodeArgs, none, () => {});
  } finally {
    environment.restore();
  }
};

test("a picture that is added in development is added to the node of the text beside it", async () => {
  const { api, nodes } = gatsbyWith(region);
  const files = () => [...nodes.values()].flatMap((node) => node["files"] ?? []);
  api.node.absolutePath = write(file);
  await run("development", api);
  expect(files()).toEqual([]);
  write("regions/logan/Hero.JPG");
  write("regions/logan/._Hero.JPG");
  const picture = {
    ...api.node,
    extension: "JPG",
    base: "Hero.JPG",
    relativePath: "regions/logan/Hero.JPG",
  };
  await run("development", { ...api, node: picture });
  expect(files()).toEqual(["Hero.JPG"]);
});

test("a file with a mistake is reported once, and its nodes stay as they were", async () => {
  const before = gatsbyWith(region);
  before.api.node.absolutePath = write(file);
  await run("development", before.api);
  const after = gatsbyWith(region.replace("suburbs:", "subrubs:"));
  after.api.node.absolutePath = before.api.node.absolutePath;
  await run("development", after.api);
  expect([...after.nodes]).toEqual([...before.nodes]);
  expect(after.nodes.size).toBe(2);
  expect(after.api.reporter.error.mock.calls).toEqual([[expect.stringContaining("subrubs")]]);
});

test("a file that no longer exists is not read", async () => {
  const { api, nodes } = gatsbyWith(region);
  api.node.absolutePath = "/gone/index.md";
  api.node.relativePath = "regions/gone/index.md";
  await sourceNodes?.(api as unknown as SourceNodesArgs, none, () => {});
  expect([...nodes.keys()]).toEqual([markdown.id]);
});
