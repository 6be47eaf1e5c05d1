import {
  childOfType,
  resolveField,
  type ContentNode,
  type NodeModel,
  type ResolveInfo,
} from "./node-model";

/** The markdown body of the file a node was made from, rendered by gatsby-transformer-remark. */
export async function bodyHtml(
  source: ContentNode,
  _: unknown,
  context: { nodeModel: NodeModel },
  info: ResolveInfo,
): Promise<string> {
  const file = source.parent ? context.nodeModel.getNodeById({ id: source.parent }) : null;
  const markdown = childOfType(file, "MarkdownRemark", context.nodeModel);
  if (!markdown) return "";
  return String(await resolveField("MarkdownRemark", "html", markdown, {}, context, info));
}
