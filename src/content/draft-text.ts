import { level } from "./parse-source";

const draftLine = /^draft: +true *$/m;

/** Whether the front matter of a text says that it is a draft, whatever else is wrong with it. */
export function isDraftText(text: string): boolean {
  const [, frontMatter = ""] = level(text).split(/^---[ \t]*$/m);
  return draftLine.test(frontMatter);
}
