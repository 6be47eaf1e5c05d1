import { existsSync } from "node:fs";
import { mkdir, readdir, readFile, rename, writeFile } from "node:fs/promises";
import { basename, dirname, join, parse } from "node:path";
import decodeHeic from "heic-decode";
import sharp from "sharp";
import { slugOf } from "@/lib/slug-of";
import { isPicture, pictureNameOf } from "@/pictures/picture-names";

/** The error for a photo that can't be converted. Its message is printed after the photo's name. */
export class PhotoError extends Error {}

/** The longest side of a converted picture in pixels: enough for the largest frame, 1600 pixels wide, at any crop. */
export const longestSide = 2560;

const heicEnding = /\.hei[cf]$/i;

/** Whether a file may have to be converted, judged by its name. */
export const mayNeedWork = (file: string) =>
  isPicture(file) || heicEnding.test(file) || /\.(tiff?|gif|bmp)$/i.test(file);

/** Whether a file is a HEIC picture, judged by its first bytes (the file type box of ISO/IEC 23008-12). */
const isHeic = (bytes: Buffer) =>
  /^ftyp(hei[cxms]|hev[cxms]|mif1|msf1)/.test(bytes.toString("latin1", 4, 12)) &&
  !/avi[fs]/.test(bytes.toString("latin1", 8, 40));

/**
 * Replaces a photo below `content/` with a JPEG if browsers can't show it or it is too large: upright, in sRGB and without
 * the location. The original moves to `originals/`. Resolves to a line for the owner, or undefined if the picture is fine.
 * Rejects with a PhotoError if it can't be read or its new name is taken.
 */
export async function convertPhoto(root: string, photo: string): Promise<string | undefined> {
  const file = join(root, "content", photo);
  const bytes = await readFile(file);
  const needsDecoding = isHeic(bytes);
  if (!needsDecoding && isPicture(photo) && !(await isLarge(bytes))) return undefined;
  const target = join(dirname(file), `${nameOf(photo)}.jpg`);
  await assertFree(file, target);
  const { data, info } = await toJpeg(needsDecoding ? await decode(bytes) : bytes);
  await keepOriginal(file, join(root, "originals", photo));
  // Written under another name first, so that a build that is running never reads half a file.
  await writeFile(`${target}.tmp`, data);
  await rename(`${target}.tmp`, target);
  const size = (length: number) => `${(length / 1_000_000).toFixed(1)} MB`;
  const to = target === file ? "" : ` → ${basename(target)}`;
  return `content/${photo}${to}: ${info.width} × ${info.height}, ${size(bytes.length)} → ${size(data.length)}`;
}

const nameOf = (photo: string) =>
  isPicture(photo) ? pictureNameOf(photo) : slugOf(parse(photo).name) || "photo";

const broken = () =>
  new PhotoError("cannot be read as a picture. Copy it again from the phone or camera.");

async function isLarge(bytes: Buffer): Promise<boolean> {
  try {
    const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
    return Math.max(width, height) > longestSide;
  } catch {
    throw broken();
  }
}

async function toJpeg(picture: Buffer) {
  try {
    return await sharp(picture, { autoOrient: true, failOn: "error", sequentialRead: true })
      .resize({ width: longestSide, height: longestSide, fit: "inside", withoutEnlargement: true })
      .flatten({ background: "white" })
      .toColourspace("srgb")
      .jpeg({ quality: 88, mozjpeg: true })
      .toBuffer({ resolveWithObject: true });
  } catch {
    throw broken();
  }
}

/** Decodes a HEIC picture to a JPEG of the best quality with its colour profile, which sharp can read. */
async function decode(bytes: Buffer): Promise<Buffer> {
  const { log } = console;
  // The decoder logs its warnings, which would confuse the owner.
  console.log = () => {};
  try {
    const { icc } = await sharp(bytes).metadata();
    const { width, height, data } = await decodeHeic({ buffer: bytes });
    const jpeg = await sharp(data, { raw: { width, height, channels: 4 } })
      .flatten({ background: "white" })
      .jpeg({ quality: 100, chromaSubsampling: "4:4:4" })
      .toBuffer();
    // Colours without a profile are sRGB.
    return icc ? withProfile(jpeg, icc) : jpeg;
  } catch {
    throw broken();
  } finally {
    console.log = log;
  }
}

/** Puts a colour profile into a JPEG (ICC.1, annex B.4). sharp doesn't accept one together with raw pixels. */
function withProfile(jpeg: Buffer, profile: Buffer): Buffer {
  const name = Buffer.from("ICC_PROFILE\0\u0001\u0001", "latin1");
  const app2 = Buffer.from([0xff, 0xe2, 0, 0]);
  app2.writeUInt16BE(2 + name.length + profile.length, 2);
  return Buffer.concat([jpeg.subarray(0, 2), app2, name, profile, jpeg.subarray(2)]);
}

/** Rejects with a PhotoError if another picture in the folder has the same name, whatever its ending. */
async function assertFree(file: string, target: string): Promise<void> {
  const name = pictureNameOf(target);
  const taken = (await readdir(dirname(target))).find(
    (other) => other !== basename(file) && isPicture(other) && pictureNameOf(other) === name,
  );
  if (taken !== undefined)
    throw new PhotoError(`has the same name as ${taken}. Rename one of the two.`);
}

/** Moves a photo to a path, with a number added if that is taken, so that no original is overwritten. */
async function keepOriginal(file: string, wanted: string): Promise<void> {
  const { dir, name, ext } = parse(wanted);
  let free = wanted;
  for (let copy = 2; existsSync(free); copy += 1) free = join(dir, `${name}-${copy}${ext}`);
  await mkdir(dir, { recursive: true });
  await rename(file, free);
}
