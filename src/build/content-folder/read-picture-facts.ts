import sharp, { type Metadata } from "sharp";
import { holdsGps, xmpHoldsGps } from "../../content/exif";
import { beginsAsPicture, findOddFormat, readStart } from "../../content/file-signature";
import { maxPixels, type PictureFacts } from "../../content/picture-facts";
import { isWholePicture } from "./is-whole-picture";

const usable = new Set(["jpeg", "png", "webp", "heif"]);

/** Reads what the checks need of a picture; a damaged one is found (is-whole-picture.ts). */
export async function readPictureFacts(file: string, name: string): Promise<PictureFacts> {
  const facts: PictureFacts = { path: name, width: 0, height: 0 };
  const start = await readStart(file);
  if (start.length === 0) return { ...facts, violation: "empty" };
  const odd = findOddFormat(start);
  let metadata: Metadata;
  try {
    metadata = await sharp(file, { limitInputPixels: false }).metadata();
  } catch {
    if (odd === "HEIC") return { ...facts, violation: "unsupported", format: odd };
    if (beginsAsPicture(start)) return { ...facts, violation: "damaged" };
    return { ...facts, violation: "unreadable", ...(odd === undefined ? {} : { format: odd }) };
  }
  const { width, height, format, orientation = 1 } = metadata;
  const turned = orientation >= 5;
  const sized: PictureFacts = {
    ...facts,
    width: turned ? height : width,
    height: turned ? width : height,
  };
  if (odd === "a web page" || odd === "a PDF")
    return { ...sized, violation: "unreadable", format: odd };
  if (!usable.has(format) || odd === "HEIC") {
    return { ...sized, violation: "unsupported", format: odd ?? format };
  }
  if (width * height > maxPixels) return { ...sized, violation: "too many pixels" };
  if (!(await isWholePicture(file))) return { ...sized, violation: "damaged" };
  const hasGps = holdsGps(metadata.exif) || xmpHoldsGps(metadata.xmp?.toString("utf8"));
  return {
    ...sized,
    ...(hasGps ? { hasGps } : {}),
    ...(orientation > 1 ? { needsTurning: true } : {}),
  };
}
