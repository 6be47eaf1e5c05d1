import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { filesIn } from "../../content/folder/read-folder-deep";
import { isPicture } from "../../pictures/picture-names";
import digests from "./demonstration.json";

// What the demonstration has, as the first 16 digits of SHA-256. `npx tsx tests/lib/write-demonstration.ts` writes it anew
// after a change of the demonstration.

/** The digest of a file or text. */
export const digestOf = (content: string | Buffer) =>
  createHash("sha256").update(content).digest("hex").slice(0, 16);

/** Whether a text is the demonstration's. */
export const isDemonstrationText = (which: "offer" | "story", text: string) =>
  digests[which] === digestOf(text.trim());

/** The pictures of the demonstration in the folder `root`, which is `content/`, as paths below it. */
export const demonstrationPictures = (root: string): string[] =>
  filesIn(root).filter(
    (file) =>
      isPicture(file) && digests.pictures.includes(digestOf(readFileSync(join(root, file)))),
  );

/** Whether all texts in that folder are the demonstration's. */
export const isDemonstration = (root: string) => digests.texts === digestOfTexts(root);

/** The digest of all texts that the site reads. */
export function digestOfTexts(root: string): string {
  const files = filesIn(root).filter((file) => /\.yml$|index\.md$/.test(file));
  const texts = files.map((file) => `${file}\n${readFileSync(join(root, file), "utf8")}`);
  return digestOf(texts.join("\n").replaceAll("\r\n", "\n"));
}
