import { readFile } from "node:fs/promises";
import { extname } from "node:path";

import decodeHeic from "heic-decode";
import sharp, { type Metadata } from "sharp";

import { beginsAsPicture, findOddFormat, readStart } from "../../content/file-signature";
import { PhotoError } from "./photo-error";

/** Longest side in pixels of a picture the site keeps: twice what its largest frame needs on a sharp screen. */
export const longestSide = 2560;

/** Bytes of a 268-megapixel picture are as much as a computer with little memory can work through. */
const maxPixels = 268_402_689;

const readable = new Set(["jpeg", "png", "webp", "heif", "gif", "tiff"]);

/** Files of cameras that hold what the sensor saw, with only a thumbnail as a picture. */
const rawFile = /\.(dng|cr2|cr3|nef|arw|orf|rw2|raf)$/i;

/** Makes the site's JPEG of a photo file: upright, sRGB, without any metadata. Throws PhotoError for what is no picture that can be read. */
export async function convertPhoto(file: string) {
  if (rawFile.test(extname(file)))
    throw new PhotoError("is a raw camera file: export it from the camera's program as a JPEG");
  const start = await readStart(file);
  if (start.length === 0)
    throw new PhotoError("is empty (0 bytes): copy it again from the phone or camera");
  const input =
    assertPicture(start) === "HEIC" ? await readHeic(file) : await readOther(file, start);
  try {
    const { data, info } = await sharp(input, {
      autoOrient: true,
      failOn: "error",
      limitInputPixels: maxPixels,
      sequentialRead: true,
    })
      .resize({ width: longestSide, height: longestSide, fit: "inside", withoutEnlargement: true })
      .flatten({ background: "white" })
      .toColourspace("srgb")
      .jpeg({ quality: 88, mozjpeg: true })
      .toBuffer({ resolveWithObject: true });
    return { data, width: info.width, height: info.height };
  } catch {
    throw damaged();
  }
}

const damaged = () =>
  new PhotoError("is damaged, most likely cut off: copy it again from the phone or camera");

/** Refuses what is no picture by its first bytes; returns what needs a decoder of its own. */
function assertPicture(start: Uint8Array): "HEIC" | undefined {
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

async function readOther(file: string, start: Uint8Array): Promise<string> {
  let metadata: Metadata;
  try {
    metadata = await sharp(file, { limitInputPixels: false }).metadata();
  } catch {
    if (beginsAsPicture(start)) throw damaged();
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
  if (width * height <= maxPixels) return;
  throw new PhotoError(
    `has ${width} × ${height} pixels, more than can be worked on: make it smaller on the phone or camera`,
  );
}

/** An iPhone's picture as a JPEG of full quality with its colour profile, in a form that sharp reads. */
async function readHeic(file: string): Promise<Buffer> {
  try {
    const metadata = await sharp(file).metadata();
    assertSize(metadata);
    const buffer = await readFile(file);
    const { width, height, data } = await withoutConsole(() => decodeHeic({ buffer }));
    const jpeg = await sharp(data, { raw: { width, height, channels: 4 } })
      .flatten({ background: "white" })
      .jpeg({ quality: 100, chromaSubsampling: "4:4:4" })
      .toBuffer();
    // Without a profile the colours are sRGB.
    return metadata.icc ? withProfile(jpeg, metadata.icc) : jpeg;
  } catch (error) {
    if (error instanceof PhotoError) throw error;
    throw new PhotoError(
      "is a HEIC picture that cannot be read: copy it again, or set the phone's camera to “Most Compatible”",
    );
  }
}

/** Puts a colour profile into a JPEG (ICC.1 annex B.4): sharp takes one only from a picture file, never beside raw pixels. */
function withProfile(jpeg: Buffer, profile: Buffer): Buffer {
  const name = Buffer.from("ICC_PROFILE\0\u0001\u0001", "latin1");
  const app2 = Buffer.from([0xff, 0xe2, 0, 0]);
  app2.writeUInt16BE(2 + name.length + profile.length, 2);
  return Buffer.concat([jpeg.subarray(0, 2), app2, name, profile, jpeg.subarray(2)]);
}

/** The decoder prints its complaints for programmers; what went wrong is said by us. */
async function withoutConsole<Result>(work: () => Promise<Result>): Promise<Result> {
  const terminal = console;
  const { log } = terminal;
  terminal.log = () => {};
  try {
    return await work();
  } finally {
    terminal.log = log;
  }
}
