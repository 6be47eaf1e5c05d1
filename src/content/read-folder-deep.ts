import { readdirSync } from "node:fs";
import { join } from "node:path";

/** What is somewhere in a folder. */
export interface FolderEntry {
  /** From the folder, with slashes on every system. */
  path: string;
  kind: "file" | "folder" | "link" | "other";
}

/** Whether a file was left behind by a system, phone or editor, not put there on purpose. */
export const isLeftover = (path: string): boolean =>
  /(^|\/)(\..*|~\$.*|Thumbs\.db|desktop\.ini)$|~$|\.(aae|bak|orig|tmp|xmp)$/i.test(path);

/**
 * Everything in a folder and in the folders below it. Not through links, which readdir's own `recursive` follows since
 * Node 24: out of the folder, and round in loops. Throws the system's error where a folder cannot be read.
 */
export function readFolderDeep(folder: string): FolderEntry[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry): FolderEntry[] => {
    const { name } = entry;
    if (entry.isFile()) return [{ path: name, kind: "file" }];
    if (entry.isSymbolicLink()) return [{ path: name, kind: "link" }];
    if (!entry.isDirectory()) return [{ path: name, kind: "other" }];
    const inside = readFolderDeep(join(folder, name));
    return [
      { path: name, kind: "folder" },
      ...inside.map((each) => ({ ...each, path: `${name}/${each.path}` })),
    ];
  });
}

/** The paths of the files among them, sorted. */
export const filesIn = (folder: string): string[] =>
  readFolderDeep(folder)
    .filter(({ kind }) => kind === "file")
    .map(({ path }) => path)
    .sort();
