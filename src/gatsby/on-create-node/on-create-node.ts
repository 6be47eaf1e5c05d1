import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import type { CreateNodeArgs, GatsbyNode, Node, NodePluginArgs, SourceNodesArgs } from "gatsby";
import { reasonToLeaveOut } from "../../business/blog";
import { parseContentFile } from "../../content/check-content";
import { formatProblem } from "../../content/problem";
import { publishingDay } from "../../build/content-folder/publishing-day";
import { isPublishing } from "../../build/environment";
import { fieldsOfEntry, fieldsOfFile, type ContentNodeFields } from "./content-fields";

/** Ids of the files whose nodes this run of Gatsby has made. */
const made = new Set<string>();

/** What development last made of each file: it stays while a mistake is being fixed. */
const lastMade = new Map<string, ContentNodeFields[]>();

const isText = (node: Node) =>
  node["sourceInstanceName"] === "content" && /^(md|ya?ml)$/.test(String(node["extension"]));

/** Turns the owner's text files into one node for each business thing. Bad files are named and, in development, stay as they were; a build has stopped before. */
export const onCreateNode: GatsbyNode["onCreateNode"] = async (api: CreateNodeArgs) => {
  if (!isText(api.node)) return;
  made.add(api.node.id);
  await makeNodes(api, api.node);
};

/**
 * Gatsby calls `onCreateNode` for files that changed only, but what becomes of a file depends on more: a draft is shown
 * in development and left out of a build, an article waits for its day, addresses come from the environment. So the
 * files that have not changed since the last run are looked at as well; those that are gone Gatsby forgets after this.
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
 * Nodes of an earlier run, in which the entry was not left out. The file's other children are not the site's: Gatsby
 * ends a build that deletes those of a plugin.
 */
function removeNodes({ actions, getNode }: NodePluginArgs, file: Node): void {
  for (const id of file.children) {
    const child = getNode(id);
    if (child?.internal.owner === "default-site-plugin") actions.deleteNode(child);
  }
}

/** The day of this build, one for all its articles. */
let today: Promise<string> | undefined;

/** Read from the file: its node may not be there yet. */
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
    /** Folder of the file, in which the pictures lie. */
    folder: String(node["relativeDirectory"]),
    internal: { type, contentDigest: createContentDigest(fields) },
  };
  void actions.createNode(child);
  actions.createParentChildLink({ parent: node, child });
}
