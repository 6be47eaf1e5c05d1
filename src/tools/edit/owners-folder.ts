import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { readFile, rm, stat } from "node:fs/promises";
import { basename, dirname, extname, join } from "node:path";
import { YAMLError } from "yaml";

import { checkContent } from "../../content/check-content";
import type { ContentFolder } from "../../content/checked-content";
import { placeOf } from "../../content/kinds";
import { pictureExtensions } from "../../content/picture-facts";
import { formatProblem, type ContentProblem } from "../../content/problem";
import { readFolderDeep } from "../../content/read-folder-deep";
import { readContentFolder } from "../../gatsby/content-folder/read-content-folder";
import { writeAtomically } from "../check/write-atomically";
import { PlainError } from "../lib/plain-error";
import { convertPhoto, PhotoError } from "../photos/convert-photo";
import { safeName } from "../photos/find-photos";
import { copyToOriginals } from "../photos/take-in-photo";
import { newPictures } from "./form-config";
import { mergeEntry, readEntry } from "./merge-entry";

const inContent = (path: string): string => path.replace(/^content\//, "");
const versionOf = (bytes: Buffer): string =>
  `"${createHash("sha256").update(bytes).digest("hex").slice(0, 16)}"`;

const endings = [...pictureExtensions, "heic", "heif", "gif", "tif", "tiff"];
const isPicture = (file: string) => endings.includes(extname(file).slice(1).toLowerCase());
const isInbox = (path: string) => /^content\/inbox\/[^/]+$/.test(path) && isPicture(path);

/** Whether the page may see or change a file: texts of the site, and pictures. Paths begin with `content/`. */
function isText(path: string): boolean {
  const place = path.startsWith("content/") ? placeOf(inContent(path)) : undefined;
  return place !== undefined && !("picture" in place);
}
const isOpen = (path: string) =>
  path.startsWith("content/") &&
  !path.split(/[\\/]/).includes("..") &&
  (isText(path) || isPicture(path));

/** The owner's files as the editing page reads and writes them. */
export class OwnersFolder {
  /** Pictures that came with a form which is not saved yet, as they came. */
  private readonly waiting = new Map<string, Buffer>();

  constructor(private readonly content: string) {}

  private at(path: string): string {
    if (!isOpen(path)) throw new PlainError("Only texts and pictures of content/ are edited here.");
    return join(this.content, inContent(path));
  }

  list(): string[] {
    return readFolderDeep(this.content)
      .map(({ path }) => `content/${path}`)
      .filter(isOpen);
  }

  async read(path: string) {
    const file = this.at(path);
    const waiting = this.waiting.get(path);
    if (waiting) return { bytes: waiting, version: versionOf(waiting), modified: new Date() };
    if (!existsSync(file)) return undefined;
    const bytes = await readFile(file);
    return { bytes, version: versionOf(bytes), modified: (await stat(file)).mtime };
  }

  /**
   * Writes what a form saved: the text with nothing changed but what was asked for, and its new pictures upright, small
   * and without the place they were taken. `known` is the version the form was filled from. Resolves to the paths
   * written; throws PlainError where the content would have an error that it had not before.
   */
  async write(path: string, bytes: Buffer, known: string | undefined): Promise<string[]> {
    const file = this.at(path);
    if (isInbox(path)) {
      await writeAtomically(file, bytes);
      return [path];
    }
    if (!isText(path)) {
      this.waiting.set(path, bytes);
      return [];
    }
    const present = await this.read(path);
    if (present?.version !== known) {
      throw new PlainError(
        present
          ? `${path} was changed by another program since this form was opened: reload the page and make the change again.`
          : `${path} was removed since this form was opened.`,
      );
    }
    const saved = readEntry(path, bytes.toString("utf8"));
    const { [newPictures]: uploads, ...rest } = saved.data as Record<string, unknown>;
    const data = Array.isArray(saved.data) ? saved.data : rest;
    const text = mergeOrRefuse(path, present?.bytes.toString("utf8"), { ...saved, data });
    const photos = await this.takeIn(dirname(path), uploads);
    const before = await readContentFolder(this.content);
    const replaced = [...before.pictures.keys()].filter(
      (old) => isPicture(old) && photos.has(old.replace(/\.\w+$/, ".jpg")),
    );
    const pictures = new Map(before.pictures);
    for (const old of replaced) pictures.delete(old);
    for (const [name, { width, height }] of photos)
      pictures.set(name, { path: name, width, height });
    const texts = new Map(before.texts).set(inContent(path), text);
    refuseNewErrors(before, { ...before, texts, pictures });
    for (const old of replaced) {
      // A picture that gives way goes to the originals: no photo is ever lost.
      await copyToOriginals(this.content, old);
      if (!photos.has(old)) await rm(join(this.content, old));
    }
    for (const [name, photo] of photos) await writeAtomically(join(this.content, name), photo.data);
    this.waiting.clear();
    await writeAtomically(file, text);
    return [path, ...[...photos.keys()].map((name) => `content/${name}`)];
  }

  /** Only pictures of the inbox: others are taken out of their folder together with their line. */
  async remove(path: string): Promise<void> {
    if (this.waiting.delete(path)) return;
    if (!isInbox(path))
      throw new PlainError(
        "Only pictures of the inbox are removed here: take others out of their folder yourself, together with their line.",
      );
    await rm(this.at(path), { force: true });
  }

  /** The pictures that came with a form, ready for their place beside its text, by their paths below `content/`. */
  private async takeIn(folder: string, uploads: unknown) {
    const ready = new Map<string, Awaited<ReturnType<typeof convertPhoto>>>();
    for (const name of [uploads ?? []].flat().map((each) => basename(String(each)))) {
      const bytes = this.waiting.get(`${folder}/${name}`);
      const target = `${inContent(folder)}/${safeName(name)}.jpg`;
      if (bytes) ready.set(target, await convertOrRefuse(name, bytes));
    }
    return ready;
  }
}

function mergeOrRefuse(
  path: string,
  before: string | undefined,
  entry: ReturnType<typeof readEntry>,
) {
  try {
    return mergeEntry(path, before, entry);
  } catch (error) {
    if (error instanceof YAMLError)
      throw new PlainError(`${path} has mistakes of its own: npm run check says which.`);
    throw error;
  }
}

const errorsOf = (folder: ContentFolder): ContentProblem[] =>
  checkContent(folder).problems.filter(({ severity }) => severity === "error");

/** A line moves when another is added above it; the error stays the same. */
const withoutLine = ({ file, field, found, fix }: ContentProblem): string =>
  JSON.stringify([file, field, found, fix]);

function refuseNewErrors(before: ContentFolder, after: ContentFolder): void {
  const known = new Set(errorsOf(before).map(withoutLine));
  const added = errorsOf(after).filter((problem) => !known.has(withoutLine(problem)));
  if (added.length > 0) throw new PlainError(`Not saved. ${added.map(formatProblem).join("\n")}`);
}

async function convertOrRefuse(name: string, bytes: Buffer) {
  try {
    return await convertPhoto(name, bytes);
  } catch (error) {
    if (error instanceof PhotoError) throw new PlainError(`The picture ${name} ${error.message}.`);
    throw error;
  }
}
