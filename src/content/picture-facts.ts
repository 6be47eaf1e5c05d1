import { pictureSets } from "../site/picture-sets";
import { slugOf } from "../site/links";
import { type ContentProblem, problemOf, type Words } from "./problem";

/** Endings of the pictures that the site takes, in small letters or capitals. */
export const pictureEndings = ["jpg", "jpeg", "png", "webp", "avif"] as const;

const ending = new RegExp(`(\\.(${pictureEndings.join("|")}))+$`, "i");

/** Whether a file is a picture that the site takes, by its name. */
export const isPicture = (file: string) => ending.test(file);

/** The name a text calls a picture by: `blog/a/After.JPG` → `after`, `Front wheel.jpg.jpg` → `front-wheel`. */
export const pictureNameOf = (file: string) =>
  slugOf((file.split("/").at(-1) ?? "").replace(ending, ""));

/** What was read of a picture file. */
export interface PictureFacts {
  /** Path relative to `content/`. */
  path: string;
  /** In pixels, upright; 0 where the file cannot be read. */
  width: number;
  height: number;
}

/** Narrower pictures than this, in pixels, are stamps: most likely a thumbnail was saved. */
const minWidth = 400;

/** Share of a picture that may be cut off to fit its frame before it is worth a warning: 4:3 in a 16:9 hero loses a quarter. */
const maxCropped = 0.4;

/** The frame a picture is shown in, and the width in pixels below which it looks soft there. */
function frameOf(name: string): { width: number; height: number } {
  const set = pictureSets[/^(hero|cta)(-mobile)?$/.test(name) ? "hero" : "gallery"];
  return name.endsWith("-mobile") ? set.mobile : set.desktop;
}

/** Problems of one picture. Photos are taken as cameras make them: a build turns them upright and publishes no place. */
export function pictureProblems({ path, width, height }: PictureFacts): ContentProblem[] {
  const problems: ContentProblem[] = [];
  const add = (words: Words) => problems.push(problemOf(path, words));
  if (width === 0) {
    add({
      found: "a picture that cannot be read",
      fix: "copy it again from the phone or camera; for a photo of an iPhone (HEIC), run npm run photos",
    });
    return problems;
  }
  const frame = frameOf(pictureNameOf(path));
  if (width < frame.width) {
    add({
      severity: width < minWidth ? "error" : "warning",
      found: `only ${width} × ${height} pixels${width < minWidth ? "" : ", which will look soft"}`,
      fix: `use a picture at least ${frame.width} pixels wide`,
    });
  }
  const shape = width / height / (frame.width / frame.height);
  if (1 - Math.min(shape, 1 / shape) > maxCropped) {
    add({
      severity: "warning",
      found: `${height > width ? "an upright" : "a very wide"} picture (${width} × ${height})`,
      fix: `use one near the shape ${frame.width} × ${frame.height}, or expect its edges to be cut off`,
    });
  }
  return problems;
}
