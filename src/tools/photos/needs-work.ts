import { extname } from "node:path";

import sharp from "sharp";

import { holdsGps, xmpHoldsGps } from "../../content/exif";
import { pictureExtensions } from "../../content/picture-facts";
import { longestSide } from "./convert-photo";

const formatOf: Readonly<Record<string, string>> = {
  ".jpg": "jpeg",
  ".jpeg": "jpeg",
  ".png": "png",
  ".webp": "webp",
  ".avif": "heif",
};

/** Whether a picture that lies beside its text already should go through the intake; also where it cannot be read. */
export async function needsWork(file: string): Promise<boolean> {
  const ending = extname(file).toLowerCase();
  if (!(pictureExtensions as readonly string[]).includes(ending.slice(1))) return true;
  try {
    const facts = await sharp(file, { limitInputPixels: false }).metadata();
    return (
      holdsGps(facts.exif) ||
      xmpHoldsGps(facts.xmp?.toString("utf8")) ||
      (facts.orientation ?? 1) > 1 ||
      Math.max(facts.width, facts.height) > longestSide ||
      facts.format !== formatOf[ending] ||
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
