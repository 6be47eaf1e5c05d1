import { type ContentProblem, problemOf, type Words } from "./problem";
import { pictureSets } from "../site/picture-sets";

/** Kinds of picture the site can make its sets from. */
export const pictureExtensions = ["jpg", "jpeg", "png", "webp", "avif"] as const;

/** What was read of a picture file. Sizes in pixels after turning it upright. */
export interface PictureFacts {
  /** Path relative to `content/`. */
  path: string;
  width: number;
  height: number;
  /** Why the file cannot be used, where it cannot. */
  violation?: "empty" | "unsupported" | "unreadable" | "damaged" | "too many pixels";
  /** What the file really is, where that is known: `HEIC`, `GIF`, `a web page`. */
  format?: string;
  hasGps?: boolean;
  /** Whether the picture still needs turning (EXIF orientation other than 1). */
  needsTurning?: boolean;
}

/** Largest picture that is read, in pixels: 100 megapixels would need gigabytes. */
export const maxPixels = 80_000_000;

/** Share of a picture that may be cut off to fit its frame before it is worth a word: 4:3 in a 16:9 hero loses a quarter. */
const maxCropped = 0.4;

/** The frame a picture is shown in, and the width in pixels below which it looks soft there. */
function frameOf(name: string): { width: number; height: number } {
  const set = pictureSets[/^(hero|cta)(-mobile)?$/.test(name) ? "hero" : "gallery"];
  return name.endsWith("-mobile") ? set.mobile : set.desktop;
}

const photosCommand = "run: npm run photos";

/** What makes a picture file unusable, told so that it can be fixed. */
const violations: Record<NonNullable<PictureFacts["violation"]>, (facts: PictureFacts) => Words> = {
  empty: () => ({
    found: "an empty file (0 bytes)",
    fix: "copy the picture again from the phone or camera",
  }),
  unsupported: ({ format = "unknown" }) => ({
    found: `a picture of the kind ${format}, which browsers or this site cannot show`,
    fix: `${photosCommand}, which makes a JPEG of it`,
  }),
  unreadable: ({ format }) => ({
    found: `a file that is no picture${format === undefined ? "" : ` but ${format}`}`,
    fix: "replace it with a JPEG, or move it out of content/; a picture saved from a web page may be the page itself",
  }),
  damaged: () => ({
    found: "a damaged picture: it ends before it should",
    fix: "copy it again from the phone or camera",
  }),
  "too many pixels": ({ width, height }) => ({
    found: `${width} × ${height} pixels, more than can be worked on`,
    fix: `${photosCommand}, which makes it smaller`,
  }),
};

/** Problems of one picture. */
export function pictureProblems(facts: PictureFacts): ContentProblem[] {
  if (facts.violation) return [problemOf(facts.path, violations[facts.violation](facts))];
  const problems: ContentProblem[] = [];
  const add = (words: Words) => problems.push(problemOf(facts.path, words));
  if (facts.hasGps) {
    add({
      found: "the place where it was taken (GPS) inside the picture",
      fix: `${photosCommand}, which takes it out`,
      seen: "Anybody who saves the picture can read where the car was parked.",
    });
  }
  if (facts.needsTurning) {
    add({
      found: "a picture that is stored lying on its side",
      fix: `${photosCommand}, which turns it upright`,
    });
  }
  const name = (facts.path.split("/").at(-1) ?? "").replace(/\.[^.]+$/, "").toLowerCase();
  const frame = frameOf(name);
  if (facts.width < frame.width) {
    add({
      severity: "warning",
      found: `${facts.width} × ${facts.height} pixels, which will look soft`,
      fix: `use a picture at least ${frame.width} pixels wide`,
    });
  }
  const shape = facts.width / facts.height / (frame.width / frame.height);
  if (1 - Math.min(shape, 1 / shape) > maxCropped) {
    const upright = facts.height > facts.width;
    add({
      severity: "warning",
      found: `${upright ? "an upright" : "a very wide or narrow"} picture (${facts.width} × ${facts.height})`,
      fix: upright
        ? "use one taken with the phone held sideways, or expect the top and bottom to be cut off"
        : `use one near the shape ${frame.width} × ${frame.height}, or expect its edges to be cut off`,
    });
  }
  return problems;
}
