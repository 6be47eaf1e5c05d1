import decodeHeic from "heic-decode";
import sharp, { type Metadata } from "sharp";

import { beginsAsPicture, findOddFormat, signatureLength } from "../../content/file-signature";

/** A picture that cannot be worked on; the message says why and what to do, beginning with a verb: `is empty (0 bytes): …`. */
export class PhotoError extends Error {}

/** Longest side in pixels of a picture the site keeps: twice what its largest frame needs on a sharp screen. */
export const longestSide = 2560;

/** Bytes of a 268-megapixel picture are as much as a computer with little memory can work through. */
const maxPixels = 268_402_689;

const readable = new Set(["jpeg", "png", "webp", "heif", "gif", "tiff"]);

/** Files of cameras that hold what the sensor saw, with only a thumbnail as a picture. */
const rawFile = /\.(dng|cr2|cr3|nef|arw|orf|rw2|raf)$/i;

/**
 * Makes the site's JPEG of a photo: upright, sRGB, without any metadata. Its name tells the raw kinds. Throws PhotoError
 * for what is no picture that can be read.
 */
export async function convertPhoto(name: string, bytes: Buffer) {
  const start = bytes.subarray(0, signatureLength);
  const odd = assertPicture(name, start);
  let metadata: Metadata;
  try {
    metadata = await sharp(bytes, { limitInputPixels: false }).metadata();
  } catch {
    if (odd === "HEIC") throw brokenHeic();
    if (beginsAsPicture(start)) throw damaged();
    throw new PhotoError("is no picture that can be read: save it as a JPEG and try again");
  }
  const { format, width, height, icc } = metadata;
  if (!readable.has(format))
    throw new PhotoError(`is a file of the kind ${format}: save it as a JPEG and try again`);
  if (width * height > maxPixels)
    throw new PhotoError(
      `has ${width} × ${height} pixels, more than can be worked on: make it smaller on the phone or camera`,
    );
  const input = odd === "HEIC" ? await decode(bytes, icc) : bytes;
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

const brokenHeic = () =>
  new PhotoError(
    "is a HEIC picture that cannot be read: copy it again, or set the phone's camera to “Most Compatible”",
  );

/**
 * Refuses what is no picture by its name or its first bytes: a video is told before all of it is read. Returns what needs
 * a decoder of its own.
 */
export function assertPicture(name: string, start: Uint8Array) {
  if (rawFile.test(name))
    throw new PhotoError("is a raw camera file: export it from the camera's program as a JPEG");
  if (start.length === 0)
    throw new PhotoError("is empty (0 bytes): copy it again from the phone or camera");
  const odd = findOddFormat(start);
  if (odd === "a web page")
    throw new PhotoError(
      "is a web page and no picture: open the picture itself and save it from there",
    );
  if (odd === "a video")
    throw new PhotoError("is a video: pause it at the right moment and take a picture of that");
  if (odd === "a PDF" || odd === "a ZIP archive")
    throw new PhotoError(`is ${odd} and no picture: take the pictures out of it first`);
  return odd;
}

/** An iPhone's picture as a JPEG of full quality with its colour profile, in a form that sharp reads. */
async function decode(buffer: Buffer, profile: Buffer | undefined): Promise<Buffer> {
  const { log } = console;
  // The decoder prints its complaints for programmers; what went wrong is said by us.
  console.log = () => {};
  try {
    const { width, height, data } = await decodeHeic({ buffer });
    const jpeg = await sharp(data, { raw: { width, height, channels: 4 } })
      .flatten({ background: "white" })
      .jpeg({ quality: 100, chromaSubsampling: "4:4:4" })
      .toBuffer();
    // Without a profile the colours are sRGB.
    return profile ? withProfile(jpeg, profile) : jpeg;
  } catch {
    throw brokenHeic();
  } finally {
    console.log = log;
  }
}

/** Puts a colour profile into a JPEG (ICC.1 annex B.4): sharp takes one only from a picture file, never beside raw pixels. */
function withProfile(jpeg: Buffer, profile: Buffer): Buffer {
  const name = Buffer.from("ICC_PROFILE\0\u0001\u0001", "latin1");
  const app2 = Buffer.from([0xff, 0xe2, 0, 0]);
  app2.writeUInt16BE(2 + name.length + profile.length, 2);
  return Buffer.concat([jpeg.subarray(0, 2), app2, name, profile, jpeg.subarray(2)]);
}
