import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import type { CreateNodeArgs, GatsbyNode, Node, NodePluginArgs, SourceNodesArgs } from "gatsby";
import { parseContentFile } from "../../content/check-content";
import { isLeftOut } from "../../content/folder/is-left-out";
import { isLeftover } from "../../content/folder/read-folder-deep";
import { formatProblem } from "../../content/problem";
import { isPicture } from "../../pictures/picture-names";
import { readTimeTaken } from "../../pictures/read-picture-facts";
import { isPublishing } from "../../site/environment";
import { type ContentNodeFields, fieldsOfEntry, fieldsOfFile } from "./content-fields";

/** The files whose nodes this run has created, by their path below `content/`, with the names of the pictures beside them. */
const made = new Map<string, { id: string; files: string[] }>();

/** The last good nodes of each file in development, which stay while a mistake is being fixed. */
const lastMade = new Map<string, ContentNodeFields[]>();

const pathOf = (node: Node) => String(node["relativePath"]);

const isContent = (node: Node) => node["sourceInstanceName"] === "content";

const isText = (node: Node) => isContent(node) && /^(md|ya?ml)$/.test(String(node["extension"]));

/**
 * Turns the owner's text files into one node per business thing. In development, a bad file is reported and keeps its old
 * nodes; a build has stopped before. A picture that is added later gives the text beside it a new node.
 */
export const onCreateNode: GatsbyNode["onCreateNode"] = async (api: CreateNodeArgs) => {
  const { node } = api;
  if (isText(node)) return makeNodes(api, node);
  if (!isContent(node) || !isPicture(pathOf(node))) return;
  const text = made.get(`${String(node["relativeDirectory"])}/index.md`);
  if (!text || text.files.includes(String(node["base"]))) return;
  const textNode = api.getNode(text.id);
  if (textNode) await makeNodes(api, textNode);
};

/**
 * Gatsby calls `onCreateNode` only for files that changed, but nodes depend on more: on the pictures beside a text, and on
 * addresses from the environment. So this goes through the files that haven't changed since the last run, too. Gatsby
 * drops the nodes of those that are gone, or left out now, afterwards.
 */
export const sourceNodes: GatsbyNode["sourceNodes"] = async (api: SourceNodesArgs) => {
  for (const node of api.getNodesByType("File")) {
    const file = String(node["absolutePath"]);
    if (isText(node) && !made.has(pathOf(node)) && existsSync(file) && !isLeftOut(file))
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
  made.set(file, { id: node.id, files });
  if (!content) {
    if (parsed.isDraft) reporter.info(`Left out: content/${file} (a draft with mistakes)`);
    else {
      for (const problem of parsed.problems) reporter.error(formatProblem(problem));
      for (const fields of lastMade.get(file) ?? []) createContentNode(api, node, fields);
    }
    return;
  }
  const folder = path.dirname(String(node["absolutePath"]));
  const all =
    "id" in content
      ? [fieldsOfEntry(content, await Promise.all(files.map((name) => pictureFile(folder, name))))]
      : fieldsOfFile(content);
  if (!isPublishing()) lastMade.set(file, all);
  for (const fields of all) createContentNode(api, node, fields);
}

/** The names of the picture files in the folder of a text. */
const picturesBeside = (node: Node): string[] =>
  readdirSync(path.dirname(String(node["absolutePath"])))
    .filter((name) => isPicture(name) && !isLeftover(name))
    .sort();

const pictureFile = async (folder: string, file: string) => ({
  file,
  taken: await readTimeTaken(path.join(folder, file)),
});

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
    /** Folder of the file and its pictures. */
    folder: String(node["relativeDirectory"]),
    internal: { type, contentDigest: createContentDigest(fields) },
  };
  void actions.createNode(child);
  actions.createParentChildLink({ parent: node, child });
}
