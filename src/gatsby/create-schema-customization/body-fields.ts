import {
  childOfType,
  type ContentNode,
  resolveField,
  type ResolveInfo,
  type ResolverContext,
} from "@/lib/node-model";

async function bodyHtml(
  source: ContentNode,
  _: unknown,
  context: ResolverContext,
  info: ResolveInfo,
): Promise<string> {
  const { nodeModel } = context;
  const file = source.parent ? nodeModel.getNodeById({ id: source.parent }) : null;
  const markdown = childOfType(file, "MarkdownRemark", nodeModel);
  return markdown
    ? String(await resolveField("MarkdownRemark", "html", markdown, {}, context, info))
    : "";
}

/**
 * A field with the markdown body of a node's file as HTML, rendered by gatsby-transformer-remark.
 */
export const html = (description: string) => ({ type: "String!", description, resolve: bodyHtml });
