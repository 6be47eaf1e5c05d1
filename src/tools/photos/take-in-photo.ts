import { constants, existsSync } from "node:fs";
import { copyFile, mkdir, readdir, readFile, rm, rmdir } from "node:fs/promises";
import { dirname, extname, join, parse } from "node:path";

import { readStart } from "../../content/file-signature";
import { pictureExtensions } from "../../content/picture-facts";
import { writeAtomically } from "../check/write-atomically";
import { assertPicture, convertPhoto, PhotoError } from "./convert-photo";
import { safeName, type PhotoTask } from "./find-photos";

/** How it went with one picture. Paths are relative to `content/`. */
export type PhotoOutcome =
  | {
      ok: true;
      source: string;
      target: string;
      bytesBefore: number;
      bytesAfter: number;
      width: number;
      height: number;
    }
  | { ok: false; source: string; reason: string };

/**
 * Works on one picture: the finished JPEG goes to its target, the photo as it came to
 * `inbox/originals`. Nothing is ever overwritten, and at no moment is a picture only half there.
 */
export async function takeInPhoto(contentFolder: string, task: PhotoTask): Promise<PhotoOutcome> {
  const { source, target } = task;
  const file = join(contentFolder, source);
  try {
    if (target === undefined) {
      const folder = dirname(source).replace(/^inbox\//, "");
      throw new PhotoError(
        `waits for content/${folder}, which has no index.md yet: make it as content/README.md shows, then run this again`,
      );
    }
    await assertFree(contentFolder, source, target);
    assertPicture(source, await readStart(file));
    const bytes = await readFile(file);
    const { data, width, height } = await convertPhoto(source, bytes);
    await copyToOriginals(contentFolder, source);
    await replace(file, join(contentFolder, target), data);
    await removeEmptyFolders(contentFolder, dirname(source));
    const [bytesBefore, bytesAfter] = [bytes.length, data.length];
    return { ok: true, source, target, bytesBefore, bytesAfter, width, height };
  } catch (error) {
    if (error instanceof PhotoError) return { ok: false, source, reason: error.message };
    const { code, message } = error as NodeJS.ErrnoException;
    const reasons: Record<string, string> = {
      EACCES: "cannot be opened or moved, because this account has no permission for it",
      ENOSPC: "cannot be worked on, because the disk is full",
      ENOENT: "is no longer there",
    };
    return {
      ok: false,
      source,
      reason: reasons[code ?? ""] ?? `could not be worked on (${message})`,
    };
  }
}

/** Refuses where a picture of that name stands already, whatever its ending: a text names pictures without it. */
async function assertFree(contentFolder: string, source: string, target: string): Promise<void> {
  const folder = join(contentFolder, dirname(target));
  const names = existsSync(folder) ? await readdir(folder) : [];
  const taken = names.find(
    (name) =>
      (pictureExtensions as readonly string[]).includes(extname(name).slice(1).toLowerCase()) &&
      safeName(name) === safeName(target) &&
      `${dirname(target)}/${name}` !== source,
  );
  if (taken === undefined) return;
  throw new PhotoError(
    `would overwrite content/${dirname(target)}/${taken}: rename one of the two, or move the old one away`,
  );
}

/** Puts the finished picture in its place, and takes the photo away where that is another. */
async function replace(from: string, to: string, data: Buffer): Promise<void> {
  // On a disk that does not tell Hero.JPG from hero.jpg the two are one file.
  const isSameFile = from.toLowerCase() === to.toLowerCase();
  if (isSameFile && from !== to) await rm(from);
  await writeAtomically(to, data);
  if (!isSameFile) await rm(from);
}

/** Keeps a picture of the content as it is now, under a name that is free: no photo is ever lost. */
export async function copyToOriginals(contentFolder: string, source: string): Promise<void> {
  const wanted = join(contentFolder, "inbox", "originals", source.replace(/^inbox\//, ""));
  await mkdir(dirname(wanted), { recursive: true });
  const { dir, name, ext } = parse(wanted);
  for (let copy = 1; ; copy += 1) {
    const file = copy === 1 ? wanted : join(dir, `${name}-${copy}${ext}`);
    try {
      return await copyFile(join(contentFolder, source), file, constants.COPYFILE_EXCL);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    }
  }
}

/** Takes away folders of the inbox that have become empty. */
async function removeEmptyFolders(contentFolder: string, folder: string): Promise<void> {
  let current = folder;
  while (current.startsWith("inbox/")) {
    try {
      await rmdir(join(contentFolder, current));
    } catch {
      // Something else lies there.
      return;
    }
    current = dirname(current);
  }
}
