import {
  childOfType,
  type ContentNode,
  type Context,
  resolveField,
  type ResolveInfo,
} from "@/lib/node-model";

const rendering = new Map<string, Promise<string>>();

/** Resolves to the HTML of a markdown node. While it is being rendered, all callers share one promise. */
function render(markdown: ContentNode, context: Context, info: ResolveInfo): Promise<string> {
  const running = rendering.get(markdown.id);
  if (running) return running;
  const html = resolveField("MarkdownRemark", "html", markdown, {}, context, info)
    .then(String)
    .finally(() => rendering.delete(markdown.id));
  rendering.set(markdown.id, html);
  return html;
}

async function bodyHtml(
  source: ContentNode,
  _: unknown,
  context: Context,
  info: ResolveInfo,
): Promise<string> {
  const markdown = bodyOf(source, context);
  return markdown ? render(markdown, context, info) : "";
}

/**
 * Resolves to the headings of level 2. They are requested after the HTML, so that gatsby-transformer-remark reuses its tree;
 * version 6.16 would otherwise parse the text twice.
 */
async function bodySections(
  source: ContentNode,
  _: unknown,
  context: Context,
  info: ResolveInfo,
): Promise<{ id: string; title: string }[]> {
  const markdown = bodyOf(source, context);
  if (!markdown) return [];
  await render(markdown, context, info);
  const headings = await resolveField("MarkdownRemark", "headings", markdown, {}, context, info);
  return (headings as { id: string; value: string; depth: number }[])
    .filter(({ depth }) => depth === 2)
    .map(({ id, value }) => ({ id, title: value }));
}

function bodyOf(source: ContentNode, { nodeModel }: Context): ContentNode | undefined {
  const file = source.parent ? nodeModel.getNodeById({ id: source.parent }) : null;
  return childOfType(file, "MarkdownRemark", nodeModel);
}

/** A field with the markdown body of a node's file as HTML, rendered by gatsby-transformer-remark. */
export const html = (description: string) => ({ type: "String!", description, resolve: bodyHtml });

/** A field with the sections of that body. */
export const sections = {
  type: "[BlogPostSection!]!",
  description: "Sections of the text, in order: its headings of level 2.",
  resolve: bodySections,
};
