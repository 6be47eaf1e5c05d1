import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import type { CreateNodeArgs, GatsbyNode, Node, NodePluginArgs, SourceNodesArgs } from "gatsby";
import { parseContentFile } from "@/content/check/check-content";
import { formatProblem } from "@/content/problem";
import { isIgnored } from "@/gatsby/is-ignored";
import { isSystemFile } from "@/lib/files";
import { isPicture } from "@/pictures/picture-names";
import { type ContentNodeFields, fieldsOfEntry, fieldsOfFile } from "./content-fields";

/**
 * The texts whose nodes have been created in this run, by their path below `content/`: the id of
 * the file's node, the names of the pictures beside the text, and the fields of its nodes.
 */
const createdNodes = new Map<
  string,
  { id: string; files: string[]; fields: ContentNodeFields[] }
>();

const pathOf = (node: Node) => String(node["relativePath"]);

const isContent = (node: Node) => node["sourceInstanceName"] === "content";

const isText = (node: Node) => isContent(node) && /^(md|ya?ml)$/.test(String(node["extension"]));

/**
 * Makes nodes of the owner's texts: one for each service, article, question and so on. In
 * development, a file with mistakes is reported, and its nodes stay as they were.
 * If a picture is added, the nodes of the text beside it are made again.
 */
export const onCreateNode: GatsbyNode["onCreateNode"] = async (api: CreateNodeArgs) => {
  const { node } = api;
  if (isText(node)) return makeNodes(api, node);
  if (!isContent(node) || !isPicture(pathOf(node))) return;
  const text = createdNodes.get(`${String(node["relativeDirectory"])}/index.md`);
  if (!text || text.files.includes(String(node["base"]))) return;
  const textNode = api.getNode(text.id);
  if (textNode) await makeNodes(api, textNode);
};

/**
 * Makes the nodes of texts that haven't changed since the last run. Gatsby doesn't call
 * `onCreateNode` for them, but their nodes also depend on the pictures beside the text and on
 * environment variables. Afterwards, Gatsby removes the nodes of texts that no longer exist or are
 * now left out.
 */
export const sourceNodes: GatsbyNode["sourceNodes"] = async (api: SourceNodesArgs) => {
  for (const node of api.getNodesByType("File")) {
    const file = String(node["absolutePath"]);
    if (isText(node) && !createdNodes.has(pathOf(node)) && existsSync(file) && !isIgnored(file))
      await makeNodes(api, node);
  }
};

async function makeNodes(api: NodePluginArgs, node: Node): Promise<void> {
  const { loadNodeContent, reporter } = api;
  const file = pathOf(node);
  const parsed = parseContentFile(file, await loadNodeContent(node));
  if (!parsed) return;
  const { content } = parsed;
  const files = picturesBeside(node);
  for (const problem of parsed.problems) reporter.error(formatProblem(problem));
  let all = createdNodes.get(file)?.fields ?? [];
  if (content) all = "id" in content ? [fieldsOfEntry(content, files)] : fieldsOfFile(content);
  createdNodes.set(file, { id: node.id, files, fields: all });
  for (const fields of all) createContentNode(api, node, fields);
}

/** The names of the picture files in the folder of a text, sorted. */
const picturesBeside = (node: Node): string[] =>
  readdirSync(path.dirname(String(node["absolutePath"])))
    .filter((name) => isPicture(name) && !isSystemFile(name))
    .sort();

function createContentNode(
  { actions, createNodeId, createContentDigest }: NodePluginArgs,
  node: Node,
  { type, key, fields }: ContentNodeFields,
) {
  const child = {
    ...fields,
    id: createNodeId(`${type} ${key}`),
    parent: node.id,
    children: [],
    /** The folder of the file and its pictures, relative to `content/`. */
    folder: String(node["relativeDirectory"]),
    internal: { type, contentDigest: createContentDigest(fields) },
  };
  void actions.createNode(child);
  actions.createParentChildLink({ parent: node, child });
}
