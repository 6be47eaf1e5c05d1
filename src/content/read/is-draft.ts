/**
 * Whether the text of an entry has a line `draft: true`. The folder of a draft isn't read, whatever
 * else is in it. `path` is below `content/`; pages have no drafts.
 */
export const isDraft = (path: string, text: string): boolean =>
  /^(?!pages\/)[^/]+\/[^/]+\/index\.md$/.test(path) && /^draft:\s*true\b/im.test(text);
