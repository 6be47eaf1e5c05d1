import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";

/** Whether systems, phones or editors leave such a file behind: `.DS_Store`, `index.md~`. */
export const isSystemFile = (path: string): boolean =>
  /(^|\/)(\..*|~\$.*|Thumbs\.db|desktop\.ini)$|~$|\.(aae|bak|orig|tmp|xmp)$/i.test(path);

/**
 * The paths of all files in a folder and in the folders below it, sorted, with forward slashes.
 * Symbolic links aren't followed: `readdir` with `recursive` follows them since Node 24, even in
 * loops. Throws the system's error if a folder can't be read.
 */
export const filesIn = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true })
    .flatMap((entry) => {
      const { name } = entry;
      if (entry.isFile()) return [name];
      if (!entry.isDirectory()) return [];
      return filesIn(path.join(folder, name)).map((file) => `${name}/${file}`);
    })
    .sort();

/** All files below a folder, as paths with a slash before them. None if it doesn't exist. */
export function listFiles(folder: string): string[] {
  return existsSync(folder) ? filesIn(folder).map((file) => `/${file}`) : [];
}

/** Writes a file and the folders above it. An unchanged file keeps its modification time. */
export function writeIfChanged(file: string, content: string | Buffer): void {
  const bytes = Buffer.from(content);
  if (existsSync(file) && readFileSync(file).equals(bytes)) return;
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, bytes);
}

/** Deletes what is in a folder, but not the folder itself, which may be a mount. */
export function emptyFolder(folder: string): void {
  for (const name of existsSync(folder) ? readdirSync(folder) : [])
    rmSync(path.join(folder, name), { recursive: true });
}
