import { existsSync } from "node:fs";
import { extname, join } from "node:path";

import sharp from "sharp";

import { holdsGps, xmpHoldsGps } from "../../content/exif";
import { folderKinds, placeOf } from "../../content/kinds";
import { filesIn, isLitter } from "../../content/read-folder-deep";
import { slugOf } from "../../site/links";
import { longestSide } from "./convert-photo";

/** A picture to work on. Paths are relative to `content/`, with forward slashes. */
export interface PhotoTask {
  source: string;
  /** Where the finished picture goes; undefined where its folder is not there. */
  target: string | undefined;
}

/** Where photos go of which nobody can know the text. */
export const readyFolder = "inbox/ready";

/** What stays in the inbox: its README, and what this command puts there. */
const leftAlone = /(^|\/)README\.md$|^(originals|ready)\//i;

const photoEnding = /\.(jpe?g|png|webp|avif|hei[cf]|tiff?|gif|bmp)$/i;

/** What sharp calls the kinds of picture that the site takes, by their endings. */
const formatOf: Readonly<Record<string, string>> = {
  ".jpg": "jpeg",
  ".jpeg": "jpeg",
  ".png": "png",
  ".webp": "webp",
  ".avif": "heif",
};

/** Everything to work on: what lies in the inbox, and pictures beside texts that are not as they should be. */
export async function findPhotos(contentFolder: string): Promise<PhotoTask[]> {
  const files = filesIn(contentFolder);
  const tasks: PhotoTask[] = [];
  for (const file of files) {
    if (file.startsWith("inbox/")) {
      if (!isLitter(file) && !leftAlone.test(file.slice("inbox/".length)))
        tasks.push(fromInbox(contentFolder, file));
      continue;
    }
    const place = placeOf(file);
    if (!place || !("picture" in place) || !photoEnding.test(file)) continue;
    if (!(await needsWork(join(contentFolder, file)))) continue;
    tasks.push({ source: file, target: `${place.kind}/${place.id}/${safeName(file)}.jpg` });
  }
  return tasks;
}

function fromInbox(contentFolder: string, source: string): PhotoTask {
  const [, kind = "", id = "", file] = source.split("/");
  const name = safeName(source);
  if (file === undefined || !Object.hasOwn(folderKinds, kind))
    return { source, target: `${readyFolder}/${name}.jpg` };
  const folder = `${kind}/${id}`;
  if (!existsSync(join(contentFolder, folder, "index.md"))) return { source, target: undefined };
  return { source, target: `${folder}/${name}.jpg` };
}

/** A name without ending that can be an address: `Before & After (2).HEIC` → `before-after-2`. */
export function safeName(file: string): string {
  const name = file.split("/").at(-1) ?? "";
  return slugOf(name.replace(/\.[^.]*$/, "")) || "photo";
}

/** Whether a picture that lies beside its text already should go through the intake; also where it cannot be read. */
async function needsWork(file: string): Promise<boolean> {
  const format = formatOf[extname(file).toLowerCase()];
  if (format === undefined) return true;
  try {
    const facts = await sharp(file, { limitInputPixels: false }).metadata();
    return (
      holdsGps(facts.exif) ||
      xmpHoldsGps(facts.xmp?.toString("utf8")) ||
      (facts.orientation ?? 1) > 1 ||
      Math.max(facts.width, facts.height) > longestSide ||
      facts.format !== format ||
      !["srgb", "b-w"].includes(facts.space) ||
      !isSrgbProfile(facts.icc)
    );
  } catch {
    return true;
  }
}

/** The name of a profile is text inside it, in one byte or two to the letter. */
function isSrgbProfile(profile: Buffer | undefined): boolean {
  return profile === undefined || /sRGB|uRGB/.test(profile.toString("latin1").replace(/\0/g, ""));
}
