import {
  childOfType,
  resolveField,
  type ContentNode,
  type Context,
  type ResolveInfo,
} from "./node-model";

/** The markdown body of the file a node was made from, rendered by gatsby-transformer-remark. */
export async function bodyHtml(
  source: ContentNode,
  _: unknown,
  context: Context,
  info: ResolveInfo,
): Promise<string> {
  const markdown = bodyOf(source, context);
  if (!markdown) return "";
  return String(await resolveField("MarkdownRemark", "html", markdown, {}, context, info));
}

/** The headings of the second level in that body: what a reader finds the way by. */
export async function bodySections(
  source: ContentNode,
  _: unknown,
  context: Context,
  info: ResolveInfo,
): Promise<{ id: string; title: string }[]> {
  const markdown = bodyOf(source, context);
  if (!markdown) return [];
  const headings = await resolveField("MarkdownRemark", "headings", markdown, {}, context, info);
  return (headings as { id: string; value: string; depth: number }[])
    .filter(({ depth }) => depth === 2)
    .map(({ id, value }) => ({ id, title: value }));
}

function bodyOf(source: ContentNode, { nodeModel }: Context): ContentNode | undefined {
  const file = source.parent ? nodeModel.getNodeById({ id: source.parent }) : null;
  return childOfType(file, "MarkdownRemark", nodeModel);
}
