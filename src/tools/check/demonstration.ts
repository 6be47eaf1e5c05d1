import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { filesIn } from "../../content/folder/read-folder-deep";
import { isPicture } from "../../pictures/picture-names";
import digests from "./demonstration.json";

// Recognises the texts and pictures of the demonstration by the first 16 hexadecimal digits of their SHA-256, which are in
// demonstration.json. After a change to the demonstration, `npx tsx tests/lib/write-demonstration.ts` updates that file.

/** The digest of a file or text, as it is kept in demonstration.json. */
export const digestOf = (content: string | Buffer) =>
  createHash("sha256").update(content).digest("hex").slice(0, 16);

/** Whether a text is still the demonstration's offer or story. */
export const isDemonstrationText = (which: "offer" | "story", text: string) =>
  digests[which] === digestOf(text.trim());

/** The pictures of the demonstration that are still in `root`, the path of `content/`. The results are paths below it. */
export const demonstrationPictures = (root: string): string[] =>
  filesIn(root).filter(
    (file) =>
      isPicture(file) && digests.pictures.includes(digestOf(readFileSync(join(root, file)))),
  );

/** Whether all texts in `root`, the path of `content/`, are still the demonstration's. */
export const isDemonstration = (root: string) => digests.texts === digestOfTexts(root);

/** The digest of all texts that the site reads. */
export function digestOfTexts(root: string): string {
  const files = filesIn(root).filter((file) => /\.yml$|index\.md$/.test(file));
  const texts = files.map((file) => `${file}\n${readFileSync(join(root, file), "utf8")}`);
  return digestOf(texts.join("\n").replaceAll("\r\n", "\n"));
}
