import type { Dirent } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import type { ContentFolder } from "../../content/checked-content";
import type { PictureFacts } from "../../content/picture-facts";
import { readPictureFacts } from "./read-picture-facts";

const textFile = /\.(md|ya?ml)$/i;
/** Files that systems and editors leave behind; nobody put them there on purpose. */
const litter = /(^|\/)(\..*|~\$.*|Thumbs\.db|desktop\.ini)$/i;

/**
 * Reads the owner's folder: texts whole, pictures by their facts. `root` is the path of `content/`.
 * Throws the system's error (ENOENT, EACCES …) for what cannot be opened.
 */
export async function readContentFolder(root: string): Promise<ContentFolder> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  const pathsOf = (wanted: Dirent[]) =>
    wanted
      // Before Node 20.12 parentPath is called path.
      .map((entry) => path.join(entry.parentPath ?? entry.path, entry.name))
      .map((file) => path.relative(root, file).split(path.sep).join("/"))
      .filter((file) => !litter.test(file) && !file.startsWith("inbox/"))
      .sort();
  const files = pathsOf(entries.filter((entry) => entry.isFile()));
  const links = pathsOf(entries.filter((entry) => entry.isSymbolicLink()));
  const texts = new Map<string, string>();
  const pictures = new Map<string, PictureFacts>();
  await Promise.all(
    files.map(async (file) => {
      const full = path.join(root, file);
      if (textFile.test(file)) texts.set(file, await readFile(full, "utf8"));
      else pictures.set(file, await readPictureFacts(full, file));
    }),
  );
  return { texts, pictures, links };
}
