/**
 * Whether an entry has a line `draft: true` above its text. Nothing in a draft's folder is read.
 * `path` is below `content/`; pages have no drafts.
 */
export function isDraft(path: string, text: string): boolean {
  const [, values = text] = text.split(/^\uFEFF?---/m);
  const isEntry = /^(?!pages\/)[^/]+\/[^/]+\/index\.md$/.test(path);
  return isEntry && /^draft:[ \t]*true\b/im.test(values);
}
