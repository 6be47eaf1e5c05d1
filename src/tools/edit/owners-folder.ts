import { createHash } from "node:crypto";
import { existsSync, readdirSync } from "node:fs";
import { readFile, rm, stat, writeFile } from "node:fs/promises";
import { basename, dirname, extname, join } from "node:path";
import { YAMLError } from "yaml";

import { checkContent } from "../../content/check-content";
import type { ContentFolder } from "../../content/checked-content";
import { placeOf } from "../../content/kinds";
import { pictureExtensions } from "../../content/picture-facts";
import { formatProblem, type ContentProblem } from "../../content/problem";
import { readFolderDeep } from "../../content/read-folder-deep";
import { readContentFolder } from "../../gatsby/content-folder/read-content-folder";
import { readPictureFacts } from "../../gatsby/content-folder/read-picture-facts";
import { slugOf } from "../../site/links";
import { writeAtomically } from "../check/write-atomically";
import { withTemporaryFolder } from "../lib/with-temporary-folder";
import { convertPhoto } from "../photos/convert-photo";
import { needsWork } from "../photos/needs-work";
import { PhotoError } from "../photos/photo-error";
import { copyToOriginals } from "../photos/take-in-photo";
import { newPictures } from "./form-config";
import { mergeEntry, readEntry } from "./merge-entry";

/** Something that is not saved as it is; the message is for the owner. */
export class RefusedError extends Error {}

const inContent = (path: string): string => path.replace(/^content\//, "");
const nameOf = (file: string): string => basename(file, extname(file));
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
    if (!isOpen(path))
      throw new RefusedError("Only texts and pictures of content/ are edited here.");
    return join(this.content, inContent(path));
  }

  async list(): Promise<string[]> {
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
   * written; throws RefusedError where the content would have an error that it had not before.
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
      throw new RefusedError(
        present
          ? `${path} was changed by another program since this form was opened: reload the page and make the change again.`
          : `${path} was removed since this form was opened.`,
      );
    }
    const saved = readEntry(path, bytes.toString("utf8"));
    const { [newPictures]: uploads, ...rest } = saved.data as Record<string, unknown>;
    const data = Array.isArray(saved.data) ? saved.data : rest;
    const text = mergeOrRefuse(path, present?.bytes.toString("utf8"), { ...saved, data });
    const pictures = await this.takeIn(dirname(path), uploads);
    await this.refuseNewErrors(path, text, pictures);
    for (const [target, picture] of pictures) {
      await this.keepReplaced(target);
      await writeAtomically(this.at(target), picture);
    }
    this.waiting.clear();
    await writeAtomically(file, text);
    return [path, ...pictures.keys()];
  }

  /** Only pictures of the inbox: others are taken out of their folder together with their line. */
  async remove(path: string): Promise<void> {
    if (this.waiting.delete(path)) return;
    if (!isInbox(path))
      throw new RefusedError(
        "Only pictures of the inbox are removed here: take others out of their folder yourself, together with their line.",
      );
    await rm(this.at(path), { force: true });
  }

  /** The pictures that came with a form, ready for their place beside its text. */
  private async takeIn(folder: string, uploads: unknown): Promise<Map<string, Buffer>> {
    const ready = new Map<string, Buffer>();
    for (const name of [uploads ?? []].flat().map((each) => basename(String(each)))) {
      const bytes = this.waiting.get(`${folder}/${name}`);
      if (bytes) ready.set(`${folder}/${slugOf(nameOf(name))}.jpg`, await makeReady(name, bytes));
    }
    return ready;
  }

  private async refuseNewErrors(path: string, text: string, pictures: Map<string, Buffer>) {
    const before = await readContentFolder(this.content);
    const facts = new Map(before.pictures);
    for (const [target, bytes] of pictures) {
      for (const old of facts.keys())
        if (dirname(old) === dirname(inContent(target)) && nameOf(old) === nameOf(target))
          facts.delete(old);
      facts.set(inContent(target), await factsOf(bytes, inContent(target)));
    }
    const after: ContentFolder = {
      ...before,
      texts: new Map([...before.texts, [inContent(path), text]]),
      pictures: facts,
    };
    const known = new Set(errorsOf(before).map(withoutLine));
    const added = errorsOf(after).filter((problem) => !known.has(withoutLine(problem)));
    if (added.length > 0)
      throw new RefusedError(`Not saved. ${added.map(formatProblem).join("\n")}`);
  }

  /** A picture that gives way goes to the originals: no photo is ever lost. */
  private async keepReplaced(path: string): Promise<void> {
    const here = dirname(this.at(path));
    const replaced = existsSync(here)
      ? readdirSync(here).filter((file) => isPicture(file) && nameOf(file) === nameOf(path))
      : [];
    for (const file of replaced) {
      await copyToOriginals(this.content, `${dirname(inContent(path))}/${file}`);
      if (file !== basename(path)) await rm(join(here, file));
    }
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
      throw new RefusedError(`${path} has mistakes of its own: npm run check says which.`);
    throw error;
  }
}

const errorsOf = (folder: ContentFolder): ContentProblem[] =>
  checkContent(folder).problems.filter(({ severity }) => severity === "error");

/** A line moves when another is added above it; the error stays the same. */
const withoutLine = ({ file, field, found, fix }: ContentProblem): string =>
  JSON.stringify([file, field, found, fix]);

/** Lays bytes into a file of this name while `work` is done with it: some kinds are only told by their ending. */
const withFile = <Result>(name: string, bytes: Buffer, work: (file: string) => Promise<Result>) =>
  withTemporaryFolder("edit", async (folder) => {
    await writeFile(join(folder, name), bytes);
    return work(join(folder, name));
  });

const factsOf = (bytes: Buffer, path: string) =>
  withFile("ready.jpg", bytes, (file) => readPictureFacts(file, path));

async function makeReady(name: string, bytes: Buffer): Promise<Buffer> {
  try {
    return await withFile(name, bytes, async (file) =>
      extname(file) === ".jpg" && !(await needsWork(file))
        ? bytes
        : (await convertPhoto(file)).data,
    );
  } catch (error) {
    if (error instanceof PhotoError)
      throw new RefusedError(`The picture ${name} ${error.message}.`);
    throw error;
  }
}
