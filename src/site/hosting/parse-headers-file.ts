import type { HostingFileProblem } from "./parse-redirects-file";

/** One block of a `_headers` file, the format Netlify and Cloudflare Pages share. */
export interface HeaderBlock {
  /** The path it is for; each `*` stands for any characters. */
  path: string;
  set: [name: string, value: string][];
  /** Lower-case names whose values of earlier blocks are taken back (`! Name`). */
  unset: string[];
}

const HEADER_LINE = /^([A-Za-z0-9-]+)\s*:\s*(.+)$/;
const UNSET_LINE = /^!\s*([A-Za-z0-9-]+)$/;

/** Reads a `_headers` file: a path at the margin, then its headers, each indented. */
export function parseHeadersFile(text: string): {
  blocks: HeaderBlock[];
  problems: HostingFileProblem[];
} {
  const blocks: HeaderBlock[] = [];
  const problems: HostingFileProblem[] = [];
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    const words = line.trim();
    if (!words || words.startsWith("#")) continue;
    const isUnderstood = /^\s/.test(line)
      ? addHeader(blocks.at(-1), words)
      : addBlock(blocks, words);
    if (!isUnderstood) problems.push({ line: index + 1, text: words });
  }
  return { blocks, problems };
}

function addBlock(blocks: HeaderBlock[], path: string): boolean {
  // Hosts also take `https://host/path`; such a block is kept, and matches nothing here.
  if (!/^(\/|https:\/\/)\S*$/.test(path)) return false;
  blocks.push({ path, set: [], unset: [] });
  return true;
}

function addHeader(block: HeaderBlock | undefined, words: string): boolean {
  const unset = UNSET_LINE.exec(words);
  const set = HEADER_LINE.exec(words);
  if (!block) return false;
  if (unset?.[1]) block.unset.push(unset[1].toLowerCase());
  else if (set?.[1] && set[2]) block.set.push([set[1], set[2].trim()]);
  else return false;
  return true;
}

/**
 * The headers of a path, as both hosts work them out: every block that fits, in the order of the
 * file; a header set twice gets both values, comma between.
 */
export function collectHeaders(
  blocks: readonly HeaderBlock[],
  path: string,
): [name: string, value: string][] {
  const headers = new Map<string, [name: string, value: string]>();
  for (const block of blocks) {
    if (!fits(block.path, path)) continue;
    for (const name of block.unset) headers.delete(name);
    for (const [name, value] of block.set) {
      const before = headers.get(name.toLowerCase());
      headers.set(
        name.toLowerCase(),
        before ? [before[0], `${before[1]}, ${value}`] : [name, value],
      );
    }
  }
  return [...headers.values()];
}

function fits(pattern: string, path: string): boolean {
  const literal = pattern.split("*").map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  return new RegExp(`^${literal.join(".*")}$`, "s").test(path);
}
