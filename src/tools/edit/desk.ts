import { createHash } from "node:crypto";
import { constants, existsSync, readdirSync } from "node:fs";
import { copyFile, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, dirname, extname, join } from "node:path";

import { checkContent } from "../../content/check-content";
import type { CheckedContent, ContentFolder } from "../../content/checked-content";
import { pictureExtensions, type PictureFacts } from "../../content/picture-facts";
import { formatProblem, type ContentProblem } from "../../content/problem";
import { isEditable, readForm, writeForm } from "./edit-entry";
import { MergeError } from "./merge-yaml";
import { readContentFolder } from "../../gatsby/content-folder/read-content-folder";
import { readPictureFacts } from "../../gatsby/content-folder/read-picture-facts";
import { convertPhoto } from "../photos/convert-photo";
import { needsWork } from "../photos/needs-work";
import { PhotoError } from "../photos/photo-error";

/** A form that cannot be saved as it is; the message is for the owner. */
export class RefusedError extends Error {}

/** A text file to be written. `path` begins with `content/`. */
export interface DataFile {
  slug?: string;
  path: string;
  raw: string;
}

/** A picture that came with a form, as base64. `path` begins with `content/`. */
export interface Asset {
  path: string;
  content: string;
  encoding: "base64";
}

/** A picture ready for its place beside the text. */
interface ReadyPicture {
  asset: Asset;
  facts: PictureFacts;
}

/** Stands for the fingerprint of a file that was not there yet. */
const isNew = "new";

const inContent = (path: string): string => path.replace(/^content\//, "");

/** What stands between the forms of the editing page and the owner's folder. `root` holds `content/`. */
export class Desk {
  private readonly contentFolder: string;
  /** Our own saves: a form that was filled before one goes on being valid after it. */
  private readonly savedAs = new Map<string, string>();

  constructor(root: string) {
    this.contentFolder = join(root, "content");
  }

  /** The whole folder, checked. */
  async readContent(): Promise<CheckedContent> {
    return checkContent(await readContentFolder(this.contentFolder));
  }

  /** Whether the page may see or change a file: texts of the site, and pictures. */
  isOpen(path: string): boolean {
    if (!path.startsWith("content/") || path.split("/").includes("..")) return false;
    return isEditable(inContent(path)) || isPicture(path);
  }

  /** A file as the page reads it, or undefined where it cannot be read as YAML. */
  present(path: string, text: string): string | undefined {
    const folder = join(this.contentFolder, dirname(inContent(path)));
    const files = existsSync(folder) ? readdirSync(folder).filter(isPicture) : [];
    const findPicture = (name: string) => files.find((file) => nameOf(file) === name);
    try {
      return writeForm(inContent(path), text, { version: fingerprint(text), findPicture });
    } catch {
      return undefined;
    }
  }

  /**
   * Turns what a form saved into the files to be written: the new text with nothing changed but
   * what was asked for, and pictures upright, small and without the place they were taken.
   * Throws RefusedError where the site could not be built with it.
   */
  async prepare(files: readonly DataFile[], assets: readonly Asset[]) {
    const folder = await readContentFolder(this.contentFolder);
    const texts: DataFile[] = [];
    const pictures: ReadyPicture[] = [];
    for (const { path, raw } of files) {
      const before = await this.readText(path);
      const saved = readFormOrRefuse(inContent(path), before, raw);
      this.assertFresh(path, before, saved.version);
      texts.push({ path, raw: saved.text });
      for (const [name, file] of saved.pictures) {
        const asset = assets.find((each) => basename(each.path) === basename(file));
        if (asset) pictures.push(await readyPicture(asset, `${dirname(path)}/${name}.jpg`));
      }
    }
    refuseNewProblems(folder, texts, pictures);
    for (const { asset } of pictures) await this.keepReplaced(asset.path);
    for (const { path, raw } of texts) await this.noteSave(path, raw);
    return { dataFiles: texts, assets: pictures.map(({ asset }) => asset) };
  }

  /** A picture for the inbox, where `npm run photos` takes it up. */
  isForInbox(path: string): boolean {
    return /^content\/inbox\/[^/]+$/.test(path) && isPicture(path);
  }

  private async readText(path: string): Promise<string | undefined> {
    try {
      return await readFile(join(this.contentFolder, inContent(path)), "utf8");
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
      throw error;
    }
  }

  private assertFresh(path: string, before: string | undefined, version: string | undefined) {
    if (before === undefined) return;
    const now = fingerprint(before);
    const saved = this.savedAs.get(`${path} ${version ?? isNew}`);
    if (version === now || saved === now) return;
    if (version === undefined) {
      throw new RefusedError(`${path} is already there: give the new one another title.`);
    }
    throw new RefusedError(
      `${path} was changed by another program since this form was opened: reload the page and make the change again.`,
    );
  }

  private async noteSave(path: string, text: string): Promise<void> {
    const before = await this.readText(path);
    const was = before === undefined ? isNew : fingerprint(before);
    const is = fingerprint(text);
    for (const [key, value] of this.savedAs)
      if (key.startsWith(`${path} `) && value === was) this.savedAs.set(key, is);
    this.savedAs.set(`${path} ${was}`, is);
  }

  /** A picture that gives way goes to the originals: no photo is ever lost. */
  private async keepReplaced(path: string): Promise<void> {
    const folder = dirname(inContent(path));
    const here = join(this.contentFolder, folder);
    if (!existsSync(here)) return;
    const replaced = readdirSync(here).filter(
      (file) => isPicture(file) && nameOf(file) === nameOf(path),
    );
    const originals = join(this.contentFolder, "inbox", "originals", folder);
    for (const file of replaced) {
      await mkdir(originals, { recursive: true });
      await copyToFreeName(join(here, file), originals);
      if (file !== basename(path)) await rm(join(here, file));
    }
  }
}

const fingerprint = (text: string): string =>
  createHash("sha256").update(text).digest("hex").slice(0, 16);

const nameOf = (file: string): string => basename(file, extname(file));

const isPicture = (file: string): boolean =>
  [...pictureExtensions, "heic", "heif", "gif", "tif", "tiff"].some((ending) =>
    file.toLowerCase().endsWith(`.${ending}`),
  );

function readFormOrRefuse(path: string, before: string | undefined, raw: string) {
  try {
    return readForm(path, before, raw);
  } catch (error) {
    if (error instanceof MergeError) throw new RefusedError(`content/${path}: ${error.message}`);
    throw error;
  }
}

async function copyToFreeName(file: string, folder: string): Promise<void> {
  for (let copy = 1; ; copy += 1) {
    const name = copy === 1 ? basename(file) : `${nameOf(file)}-${copy}${extname(file)}`;
    try {
      await copyFile(file, join(folder, name), constants.COPYFILE_EXCL);
      return;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    }
  }
}

async function readyPicture(asset: Asset, path: string): Promise<ReadyPicture> {
  const folder = await mkdtemp(join(tmpdir(), "rivergum-edit-"));
  // Under its own name: some kinds are only told by their ending.
  const file = join(folder, basename(asset.path));
  try {
    await writeFile(file, Buffer.from(asset.content, "base64"));
    const isReady = extname(file) === ".jpg" && !(await needsWork(file));
    const data = isReady ? await readFile(file) : (await convertPhoto(file)).data;
    const ready = join(folder, "ready.jpg");
    await writeFile(ready, data);
    return {
      asset: { path, content: data.toString("base64"), encoding: "base64" },
      facts: await readPictureFacts(ready, inContent(path)),
    };
  } catch (error) {
    if (!(error instanceof PhotoError)) throw error;
    throw new RefusedError(`The picture ${basename(asset.path)} ${error.message}.`);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** A save may leave violations of old as they are; it may not bring a new one. */
function refuseNewProblems(
  folder: ContentFolder,
  files: readonly DataFile[],
  pictures: readonly ReadyPicture[],
): void {
  const after: ContentFolder = {
    texts: new Map([
      ...folder.texts,
      ...files.map(({ path, raw }): [string, string] => [inContent(path), raw]),
    ]),
    pictures: new Map([
      ...[...folder.pictures].filter(([path]) => !isReplaced(path, pictures)),
      ...pictures.map(({ facts }): [string, PictureFacts] => [facts.path, facts]),
    ]),
  };
  const known = new Set(contentErrors(folder).map(withoutLine));
  const added = contentErrors(after).filter((problem) => !known.has(withoutLine(problem)));
  if (added.length === 0) return;
  throw new RefusedError(`Not saved. ${added.map(formatProblem).join("\n")}`);
}

function isReplaced(path: string, pictures: readonly ReadyPicture[]): boolean {
  return pictures.some(
    ({ facts }) => dirname(facts.path) === dirname(path) && nameOf(facts.path) === nameOf(path),
  );
}

const contentErrors = (folder: ContentFolder): ContentProblem[] =>
  checkContent(folder).problems.filter(({ severity }) => severity === "error");

/** A line moves when another is added above it; the violation stays the same. */
const withoutLine = ({ file, field, found, fix }: ContentProblem): string =>
  [file, field, found, fix].join("\n");
