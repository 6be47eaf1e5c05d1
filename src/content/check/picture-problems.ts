import { type ContentProblem, fileProblem, type ProblemText } from "@/content/problem";
import { pictureNameOf } from "@/pictures/picture-names";
import { pictureSets } from "@/pictures/picture-sets";
import type { PictureFacts } from "@/pictures/read-picture-facts";

/** A picture narrower than this, in pixels, is probably a thumbnail. */
const minWidth = 400;

/** How much of a picture may be cut off without a warning. A 4:3 photo in a 16:9 hero loses a quarter. */
const maxCropped = 0.4;

/** The frame in which a picture is shown, in pixels. A narrower picture looks soft there. `path` is below `content/`. */
function frameOf(path: string): { width: number; height: number } {
  const name = pictureNameOf(path);
  const isPanel = /^pages\/home\/(hero|before)\b/i.test(path);
  const isHero = /^hero(-mobile)?$/.test(name);
  const set = pictureSets[isPanel ? "panel" : isHero ? "hero" : "gallery"];
  return name.endsWith("-mobile") ? set.mobile : set.desktop;
}

/** Problems with one picture. Photos may be as a camera made them: a build turns them upright and removes their location. */
export function pictureProblems({ path, width, height }: PictureFacts): ContentProblem[] {
  const problems: ContentProblem[] = [];
  const add = (words: ProblemText) => problems.push(fileProblem(path, words));
  if (width === 0) {
    add({
      found: "this picture cannot be read",
      fix: "copy it again from the phone or camera; for an iPhone photo (HEIC), run npm run photos",
    });
    return problems;
  }
  const frame = frameOf(path);
  if (width < frame.width) {
    add({
      severity: width < minWidth ? "error" : "warning",
      found: `the picture has only ${width} × ${height} pixels${width < minWidth ? "" : " and will look soft"}`,
      fix: `use a picture at least ${frame.width} pixels wide`,
    });
  }
  const shape = width / height / (frame.width / frame.height);
  if (1 - Math.min(shape, 1 / shape) > maxCropped) {
    add({
      severity: "warning",
      found: `the picture is ${height > width ? "upright" : "very wide"} (${width} × ${height})`,
      fix: `use one shaped like ${frame.width} × ${frame.height}, or choose what stays with ${height > width ? "focus: top, center or bottom" : "focus: center"}`,
    });
  }
  return problems;
}
