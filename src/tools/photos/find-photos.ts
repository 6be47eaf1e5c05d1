import { existsSync } from "node:fs";
import { join } from "node:path";

import { folderKinds, placeOf } from "../../content/kinds";
import { filesIn } from "../../content/read-folder-deep";
import { slugOf } from "../../site/links";
import { needsWork } from "./needs-work";

/** A picture to work on. Paths are relative to `content/`, with forward slashes. */
export interface PhotoTask {
  source: string;
  /** Where the finished picture goes; undefined where its folder is not there. */
  target: string | undefined;
}

/** Where photos go of which nobody can know the text. */
export const readyFolder = "inbox/ready";

/** Files that phones, systems and this command leave in the inbox and that are no photos. */
const leftAlone =
  /(^|\/)(\..*|README\.md|Thumbs\.db|desktop\.ini)$|\.(aae|xmp)$|^(originals|ready)\//i;

const photoEnding = /\.(jpe?g|png|webp|avif|hei[cf]|tiff?|gif|bmp)$/i;

/** Everything to work on: what lies in the inbox, and pictures beside texts that are not as they should be. */
export async function findPhotos(contentFolder: string): Promise<PhotoTask[]> {
  const files = filesIn(contentFolder);
  const tasks: PhotoTask[] = [];
  for (const file of files) {
    if (file.startsWith("inbox/")) {
      if (!leftAlone.test(file.slice("inbox/".length))) tasks.push(fromInbox(contentFolder, file));
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
