import { isMap, parseDocument } from "yaml";

/**
 * Whether the text of an entry says `draft: true`. The folder of a draft isn't read, whatever
 * else is in it. `path` is below `content/`; pages have no drafts.
 */
export function isDraft(path: string, text: string): boolean {
  if (!/^(?!pages\/)[^/]+\/[^/]+\/index\.md$/.test(path)) return false;
  const [, frontMatter = ""] = /^\uFEFF?---\s*\n([^]*?)^---\s*$/m.exec(text) ?? [];
  const document = parseDocument(frontMatter, { logLevel: "silent" });
  return isMap(document.contents) && document.get("draft") === true;
}
