import { readFile } from "node:fs/promises";
import path from "node:path";
import { filesIn, isSystemFile } from "@/lib/files";
import { isPicture } from "@/pictures/picture-names";
import { type PictureFacts, readPictureFacts } from "@/pictures/read-picture-facts";

/** The folder `content/` as read from disk. All paths are relative to it, with forward slashes. */
export interface ContentFolder {
  texts: ReadonlyMap<string, string>;
  pictures: ReadonlyMap<string, PictureFacts>;
  /** Files that are neither texts nor pictures. */
  others?: readonly string[];
}

const textFile = /\.(md|ya?ml)$/i;

/**
 * Reads the folder `content/`: texts in full, and the sizes of pictures. `root` is its path.
 * Rejects with the system's error (ENOENT, EACCES …) if a file or folder can't be opened.
 */
export async function readContentFolder(root: string): Promise<ContentFolder> {
  const files = filesIn(root).filter((file) => !isSystemFile(file) && !file.startsWith("inbox/"));
  const texts = new Map<string, string>();
  const pictures = new Map<string, PictureFacts>();
  const others: string[] = [];
  await Promise.all(
    files.map(async (file) => {
      const full = path.join(root, file);
      if (textFile.test(file)) texts.set(file, await readFile(full, "utf8"));
      else if (isPicture(file)) pictures.set(file, await readPictureFacts(full, file));
      else others.push(file);
    }),
  );
  return { texts, pictures, others };
}
