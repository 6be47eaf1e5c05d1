import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import type { CreateNodeArgs, GatsbyNode, Node, NodePluginArgs, SourceNodesArgs } from "gatsby";
import { reasonToLeaveOut } from "../../business/blog";
import { parseContentFile } from "../../content/check-content";
import { publishingDay } from "../../content/folder/publishing-day";
import { formatProblem } from "../../content/problem";
import { isPublishing } from "../../site/environment";
import { type ContentNodeFields, fieldsOfEntry, fieldsOfFile } from "./content-fields";

/** Ids of the files whose nodes this run has created. */
const made = new Set<string>();

/** The last good nodes of each file in development, which stay while a mistake is being fixed. */
const lastMade = new Map<string, ContentNodeFields[]>();

const isText = (node: Node) =>
  node["sourceInstanceName"] === "content" && /^(md|ya?ml)$/.test(String(node["extension"]));

/** Turns the owner's text files into one node per business thing. In development, a bad file is reported and keeps its old nodes; a build has stopped before. */
export const onCreateNode: GatsbyNode["onCreateNode"] = async (api: CreateNodeArgs) => {
  if (!isText(api.node)) return;
  made.add(api.node.id);
  await makeNodes(api, api.node);
};

/**
 * Gatsby calls `onCreateNode` only for files that changed, but nodes depend on more: drafts are shown in development and
 * left out of a build, articles wait for their day, addresses come from the environment. So this goes through the files
 * that haven't changed since the last run, too. Gatsby drops deleted ones afterwards.
 */
export const sourceNodes: GatsbyNode["sourceNodes"] = async (api: SourceNodesArgs) => {
  for (const node of api.getNodesByType("File"))
    if (isText(node) && !made.has(node.id) && existsSync(String(node["absolutePath"])))
      await makeNodes(api, node);
};

async function makeNodes(api: NodePluginArgs, node: Node): Promise<void> {
  const { loadNodeContent, reporter } = api;
  const path = String(node["relativePath"]);
  const text = await loadNodeContent(node);
  const parsed = parseContentFile(path, text);
  if (!parsed) return;
  const { content } = parsed;
  if (!content) {
    removeNodes(api, node);
    if (parsed.isDraft) reporter.info(`Left out: content/${path} (a draft with mistakes)`);
    else {
      for (const problem of parsed.problems) reporter.error(formatProblem(problem));
      for (const fields of lastMade.get(node.id) ?? []) createContentNode(api, node, fields);
    }
    return;
  }
  if (isPublishing() && "id" in content && content.kind !== "pages") {
    const reason = reasonToLeaveOut(content.data, await (today ??= readPublishingDay()));
    if (reason !== undefined) {
      reporter.info(`Left out: content/${path} (${reason})`);
      removeNodes(api, node);
      return;
    }
  }
  const all = "id" in content ? [fieldsOfEntry(content)] : fieldsOfFile(content);
  if (!isPublishing()) lastMade.set(node.id, all);
  for (const fields of all) createContentNode(api, node, fields);
}

/**
 * Removes nodes of an earlier run, when the entry was not left out. The file's other children belong to plugins, and
 * Gatsby stops a build that deletes those.
 */
function removeNodes({ actions, getNode }: NodePluginArgs, file: Node): void {
  for (const id of file.children) {
    const child = getNode(id);
    if (child?.internal.owner === "default-site-plugin") actions.deleteNode(child);
  }
}

/** The day of this build, the same for all articles. */
let today: Promise<string> | undefined;

/** Reads the file itself, because its node may not exist yet. */
async function readPublishingDay(): Promise<string> {
  const business = path.resolve("content", "business.yml");
  return publishingDay(await readFile(business, "utf8"), new Date());
}

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
