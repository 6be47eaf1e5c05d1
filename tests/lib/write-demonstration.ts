import { readFileSync, writeFileSync } from "node:fs";
import { filesIn } from "../../src/content/folder/read-folder-deep";
import { isPicture } from "../../src/pictures/picture-names";
import { digestOf, digestOfTexts } from "../../src/tools/check/demonstration";
import { content, dataOf } from "./content";

// Declares the current content/ to be the demonstration: `npx tsx tests/lib/write-demonstration.ts`.

const about = content.entries.pages.find(({ id }) => id === "about");
const pictures = filesIn("content").filter(isPicture);
const digests = {
  texts: digestOfTexts("content"),
  offer: digestOf(dataOf("business").promo?.text.trim() ?? ""),
  story: digestOf(about?.body.trim() ?? ""),
  pictures: [...new Set(pictures.map((file) => digestOf(readFileSync(`content/${file}`))))].sort(),
};
writeFileSync("src/tools/check/demonstration.json", `${JSON.stringify(digests, undefined, 2)}\n`);
