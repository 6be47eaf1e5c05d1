import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { filesIn } from "@/lib/files";
import { isPicture } from "@/pictures/picture-names";
import digests from "./demonstration.json";

/** The digest of a picture as demonstration.json has it: the first 16 digits of what `sha256sum` prints. */
const digestOf = (file: string) =>
  createHash("sha256").update(readFileSync(file)).digest("hex").slice(0, 16);

/** The pictures of the demonstration that are still in `root`, the path of `content/`. The results are paths below it. */
export const demonstrationPictures = (root: string): string[] =>
  filesIn(root).filter((file) => isPicture(file) && digests.includes(digestOf(join(root, file))));
