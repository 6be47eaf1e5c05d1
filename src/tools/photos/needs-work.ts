import { extname } from "node:path";

import sharp from "sharp";

import { holdsGps, xmpHoldsGps } from "../../content/exif";
import { longestSide } from "./convert-photo";

/** What sharp calls the kinds of picture that the site takes, by their endings. */
const formatOf: Readonly<Record<string, string>> = {
  ".jpg": "jpeg",
  ".jpeg": "jpeg",
  ".png": "png",
  ".webp": "webp",
  ".avif": "heif",
};

/** Whether a picture that lies beside its text already should go through the intake; also where it cannot be read. */
export async function needsWork(file: string): Promise<boolean> {
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
