import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

/** A file or folder at any depth. */
export interface FolderEntry {
  /** Relative to the folder, with forward slashes on every system. */
  path: string;
  kind: "file" | "folder" | "link" | "other";
}

/**
 * Whether a file is one that systems, phones and editors leave behind, such as `.DS_Store` or
 * `index.md~`.
 */
export const isSystemFile = (path: string): boolean =>
  /(^|\/)(\..*|~\$.*|Thumbs\.db|desktop\.ini)$|~$|\.(aae|bak|orig|tmp|xmp)$/i.test(path);

/**
 * Everything in a folder and in the folders below it. Symbolic links aren't followed. (`readdir`
 * with `recursive` follows them since Node 24, even in loops.) Throws the system's error if a
 * folder can't be read.
 */
export function readFolderDeep(folder: string): FolderEntry[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry): FolderEntry[] => {
    const { name } = entry;
    if (entry.isFile()) return [{ path: name, kind: "file" }];
    if (entry.isSymbolicLink()) return [{ path: name, kind: "link" }];
    if (!entry.isDirectory()) return [{ path: name, kind: "other" }];
    const inside = readFolderDeep(path.join(folder, name));
    return [
      { path: name, kind: "folder" },
      ...inside.map((each) => ({ ...each, path: `${name}/${each.path}` })),
    ];
  });
}

/** The paths of all files in a folder and in the folders below it, sorted. */
export const filesIn = (folder: string): string[] =>
  readFolderDeep(folder)
    .filter(({ kind }) => kind === "file")
    .map(({ path }) => path)
    .sort();

/**
 * All files in a folder and below it, as paths that begin with a slash. None if the folder doesn't
 * exist.
 */
export function listFiles(folder: string): string[] {
  return existsSync(folder) ? filesIn(folder).map((file) => `/${file}`) : [];
}

/**
 * Writes a file, with the folders above it. A file that already has this content keeps its
 * modification time.
 */
export function writeIfChanged(file: string, content: string | Buffer): void {
  const bytes = Buffer.from(content);
  if (existsSync(file) && readFileSync(file).equals(bytes)) return;
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, bytes);
}
