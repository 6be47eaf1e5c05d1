import { readFileSync, writeFileSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";

import sharp from "sharp";

import type { ContentFolder } from "../../src/content/checked-content";
import { placeOf } from "../../src/content/kinds";
import type { PictureFacts } from "../../src/content/picture-facts";
import { hashPictures } from "../../src/tools/launch-check/hash-pictures";

/** The record: texts line by line, so that a change of it can be read in review. */
interface DeliveredRecord {
  texts: Record<string, string[]>;
  pictures: PictureFacts[];
}

const file = join(__dirname, "delivered.json");
/** What the launch check knows the demonstration's pictures by. */
const demoPictures = "src/tools/launch-check/demo-pictures.json";
const record = JSON.parse(readFileSync(file, "utf8")) as DeliveredRecord;

/**
 * The owner's folder as it was delivered: every text, and what was known of every picture.
 * Rules are tested with it, so that no test fails because the owner changed a price.
 */
export const deliveredContent: ContentFolder = {
  texts: new Map(Object.entries(record.texts).map(([path, lines]) => [path, lines.join("\n")])),
  pictures: new Map(record.pictures.map((facts) => [facts.path, facts])),
};

/** The texts and pictures that are not as they were delivered, below `content/`. */
export function changedSinceDelivery({ texts, pictures }: ContentFolder): string[] {
  const before = deliveredContent;
  const isOther = (path: string) =>
    texts.get(path) !== before.texts.get(path) ||
    JSON.stringify(pictures.get(path)) !== JSON.stringify(before.pictures.get(path));
  const paths = [texts, pictures, before.texts, before.pictures].flatMap((files) => [
    ...files.keys(),
  ]);
  return [...new Set(paths)].filter((path) => !/README\.md$/.test(path) && isOther(path)).sort();
}

/** Records a folder as the delivered one. READMEs are no content. */
export function recordDelivery({ texts, pictures }: ContentFolder): void {
  const lines = [...texts]
    .filter(([path]) => placeOf(path) !== undefined)
    .map(([path, text]) => [path, text.split("\n")] as const)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  const facts = [...pictures.values()].sort((a, b) => (a.path < b.path ? -1 : 1));
  const made: DeliveredRecord = { texts: Object.fromEntries(lines), pictures: facts };
  writeFileSync(file, `${JSON.stringify(made, null, 1)}\n`);
}

/** The pictures of a folder on the disk by their SHA-256 in hex, as the launch check has them. */
async function readDemoPictures(folder: string, { pictures }: ContentFolder): Promise<string> {
  const hashes = await hashPictures(folder, pictures.keys());
  const byHash = Object.fromEntries([...hashes].map(([path, hash]) => [hash, path]));
  return `${JSON.stringify(byHash, null, 2)}\n`;
}

/** Whether the launch check knows every picture of the folder as one of the demonstration. */
export async function isKnownToLaunchCheck(
  folder: string,
  content: ContentFolder,
): Promise<boolean> {
  return readFileSync(demoPictures, "utf8") === (await readDemoPictures(folder, content));
}

/** Has the launch check know the pictures of the folder as those of the demonstration. */
export async function recordDemoPictures(folder: string, content: ContentFolder): Promise<void> {
  writeFileSync(demoPictures, await readDemoPictures(folder, content));
}

/** Lays the delivered folder out on the disk, with a plain grey picture for each real one. */
export async function writeDeliveredContent(folder: string): Promise<void> {
  const grey = { width: 1920, height: 1080, channels: 3, background: "#777" } as const;
  const picture = await sharp({ create: grey }).jpeg().toBuffer();
  const { texts, pictures } = deliveredContent;
  const files: [string, string | Buffer][] = [
    ...texts,
    ...[...pictures.keys()].map((path): [string, Buffer] => [path, picture]),
    ["blog/README.md", "# Articles\n"],
    ["inbox/README.md", "# Photos\n"],
  ];
  for (const [path, data] of files) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), data);
  }
}
