import { open, readFile, stat } from "node:fs/promises";
import { extname } from "node:path";

import decodeHeic from "heic-decode";
import sharp, { type Metadata, type SharpInput } from "sharp";

import { findOddFormat, signatureLength } from "../domain/content/file-signature";
import { PhotoError } from "./photo-error";
import { wrapAsTiff } from "./wrap-as-tiff";

/** Longest side in pixels of a picture the site keeps: twice what its largest frame needs on a sharp screen. */
export const longestSide = 2560;

/** Bytes of a 268-megapixel picture are as much as a computer with little memory can work through. */
const mostPixels = 268_402_689;

const readable = new Set(["jpeg", "png", "webp", "heif", "gif", "tiff"]);

/** Files of cameras that hold what the sensor saw, with only a thumbnail as a picture. */
const rawFile = /\.(dng|cr2|cr3|nef|arw|orf|rw2|raf)$/i;

export interface ConvertedPhoto {
  /** A JPEG: upright, sRGB, without any metadata. */
  data: Buffer;
  width: number;
  height: number;
}

/** Makes the site's JPEG of a photo file. Throws PhotoError for what is no picture that can be read. */
export async function convertPhoto(file: string): Promise<ConvertedPhoto> {
  const kind = await assertPicture(file);
  const input = kind === "HEIC" ? await readHeic(file) : await readOther(file);
  try {
    const { data, info } = await sharp(input, {
      autoOrient: true,
      failOn: "error",
      limitInputPixels: mostPixels,
      sequentialRead: true,
    })
      .resize({ width: longestSide, height: longestSide, fit: "inside", withoutEnlargement: true })
      .flatten({ background: "white" })
      .toColourspace("srgb")
      .jpeg({ quality: 88, mozjpeg: true })
      .toBuffer({ resolveWithObject: true });
    return { data, width: info.width, height: info.height };
  } catch (error) {
    throw new PhotoError(
      `is damaged (${plainReason(error)}): copy it again from the phone or camera`,
    );
  }
}

/** Refuses what is no picture by its first bytes; returns what needs a decoder of its own. */
async function assertPicture(file: string): Promise<"HEIC" | undefined> {
  if ((await stat(file)).size === 0) {
    throw new PhotoError("is empty (0 bytes): copy it again from the phone or camera");
  }
  if (rawFile.test(extname(file))) {
    throw new PhotoError("is a raw camera file: export it from the camera's program as a JPEG");
  }
  const handle = await open(file);
  const start = Buffer.alloc(signatureLength);
  try {
    await handle.read(start);
  } finally {
    await handle.close();
  }
  const odd = findOddFormat(start);
  switch (odd) {
    case "HEIC":
      return odd;
    case "a web page":
      throw new PhotoError(
        "is a web page and no picture: open the picture itself and save it from there",
      );
    case "a video":
      throw new PhotoError("is a video: pause it at the right moment and take a picture of that");
    case "a PDF":
    case "a ZIP archive":
      throw new PhotoError(`is ${odd} and no picture: take the pictures out of it first`);
    case "GIF":
    case undefined:
      return undefined;
  }
}

async function readOther(file: string): Promise<string> {
  let metadata: Metadata;
  try {
    metadata = await sharp(file, { limitInputPixels: false }).metadata();
  } catch {
    throw new PhotoError("is no picture that can be read: save it as a JPEG and try again");
  }
  if (!readable.has(metadata.format)) {
    throw new PhotoError(
      `is a file of the kind ${metadata.format}: save it as a JPEG and try again`,
    );
  }
  assertSize(metadata);
  return file;
}

function assertSize({ width, height }: { width: number; height: number }) {
  if (width * height <= mostPixels) return;
  throw new PhotoError(
    `has ${width} × ${height} pixels, more than can be worked on: make it smaller on the phone or camera`,
  );
}

/** Pixels of an iPhone's picture with its colour profile, in a form that sharp reads. */
async function readHeic(file: string): Promise<SharpInput> {
  let profile: Uint8Array | undefined;
  try {
    const metadata = await sharp(file).metadata();
    assertSize(metadata);
    profile = metadata.icc;
  } catch (error) {
    // The decoder below understands more files than the reader of their facts.
    if (error instanceof PhotoError) throw error;
  }
  try {
    const pixels = await decodeHeic({ buffer: await readFile(file) });
    // Without a profile the colours are sRGB (ISO/IEC 23008-12).
    return wrapAsTiff(pixels, profile ?? (await srgbProfile()));
  } catch {
    throw new PhotoError(
      "is a HEIC picture that cannot be read: set the phone's camera to “Most Compatible”, or send the picture as a JPEG",
    );
  }
}

async function srgbProfile(): Promise<Uint8Array> {
  const dot = { create: { width: 1, height: 1, channels: 3, background: "white" } } as const;
  const png = await sharp(dot).withIccProfile("srgb").png().toBuffer();
  return (await sharp(png).metadata()).icc ?? new Uint8Array();
}

/** The first line of a decoder's complaint; the rest is for programmers. */
function plainReason(error: unknown): string {
  const [line = ""] = (error instanceof Error ? error.message : String(error)).split("\n");
  return line.replace(/^\w+: /, "").trim();
}
