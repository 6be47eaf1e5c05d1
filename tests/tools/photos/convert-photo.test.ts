import { readFileSync } from "node:fs";

import sharp from "sharp";

import { convertPhoto, longestSide } from "../../../src/tools/photos/convert-photo";

type Colour = [number, number, number];
const red: Colour = [200, 40, 40];
const green: Colour = [40, 170, 60];
const blue: Colour = [40, 60, 200];

/** A picture that looks different from every side: green top left, red bottom left, blue right. */
function flag(width = 64, height = 32) {
  const data = Buffer.alloc(width * height * 3);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const colour = x >= width / 2 ? blue : y < height / 2 ? green : red;
      data.set(colour, (y * width + x) * 3);
    }
  }
  return sharp(data, { raw: { width, height, channels: 3 } });
}

/** Reads the colours of a picture, at parts of its width and height. */
async function colourIn(jpeg: Buffer) {
  const { data, info } = await sharp(jpeg).raw().toBuffer({ resolveWithObject: true });
  return (x: number, y: number) => {
    const start = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * 3;
    return [...data.subarray(start, start + 3)];
  };
}

/** Expects the three colours of the flag in an upright picture. */
async function expectColours(jpeg: Buffer, tolerance = 12) {
  const at = await colourIn(jpeg);
  const near = (pixel: number[], colour: Colour) =>
    Math.max(...colour.map((value, index) => Math.abs(value - (pixel[index] ?? 0))));
  expect(near(at(0.2, 0.2), green)).toBeLessThanOrEqual(tolerance);
  expect(near(at(0.2, 0.8), red)).toBeLessThanOrEqual(tolerance);
  expect(near(at(0.8, 0.5), blue)).toBeLessThanOrEqual(tolerance);
}

/** What every finished picture is. */
async function expectPlain(jpeg: Buffer) {
  const facts = await sharp(jpeg).metadata();
  expect(facts).toMatchObject({ format: "jpeg", space: "srgb", depth: "uchar" });
  for (const key of ["exif", "icc", "xmp", "iptc", "orientation"] as const) {
    expect(facts[key]).toBeUndefined();
  }
}

// How a picture that is stored turned has to be turned back: EXIF 2.32, tag 0x0112.
test.each([
  [1, 0, false],
  [2, 0, true],
  [3, 180, false],
  [4, 180, true],
  [5, 90, true],
  [6, 270, false],
  [7, 270, true],
  [8, 90, false],
])("EXIF orientation %i comes out upright", async (orientation, degrees, isMirrored) => {
  const photo = sharp(await flag().rotate(degrees).png().toBuffer())
    .flop(isMirrored)
    .withMetadata({ orientation })
    .jpeg({ quality: 95, chromaSubsampling: "4:4:4" });
  const { data, width, height } = await convertPhoto("turned.jpg", await photo.toBuffer());
  expect([width, height]).toEqual([64, 32]);
  await expectColours(data);
  await expectPlain(data);
});

test("the place where it was taken and the camera's number are gone", async () => {
  const exif = {
    IFD0: { Make: "Phone", Model: "Thirteen" },
    IFD2: { BodySerialNumber: "SN-0042" },
    IFD3: { GPSLatitudeRef: "S", GPSLatitude: "27/1 28/1 0/1" },
  };
  const photo = await flag().withExif(exif).jpeg().toBuffer();
  expect(photo.toString("latin1")).toContain("SN-0042");
  const { data } = await convertPhoto("gps.jpg", photo);
  await expectPlain(data);
  expect(data.toString("latin1")).not.toMatch(/SN-0042|Thirteen|Exif/);
});

test.each<[string, () => Promise<Buffer>, number?]>([
  // Printing inks have no such blue.
  ["CMYK", () => flag().toColourspace("cmyk").jpeg({ quality: 95 }).toBuffer(), 70],
  ["16 bits to the channel", () => flag().toColourspace("rgb16").png().toBuffer()],
  ["Display P3", () => flag().withIccProfile("p3").png().toBuffer()],
  ["WebP", () => flag().webp({ quality: 95 }).toBuffer()],
  ["AVIF", () => flag().avif({ quality: 90 }).toBuffer()],
  ["PNG", () => flag().png().toBuffer()],
  ["TIFF", () => flag().tiff().toBuffer()],
  ["GIF", () => flag().gif().toBuffer()],
  ["progressive JPEG", () => flag().jpeg({ progressive: true, quality: 95 }).toBuffer()],
])("%s becomes a plain sRGB JPEG of the same colours", async (_what, make, tolerance = 14) => {
  const { data } = await convertPhoto("photo.jpg", await make());
  await expectColours(data, tolerance);
  await expectPlain(data);
});

test("what is see-through becomes white", async () => {
  const clear = { width: 8, height: 8, channels: 4, background: "#00000000" } as const;
  const { data } = await convertPhoto("clear.png", await sharp({ create: clear }).png().toBuffer());
  const [pixel] = [...(await sharp(data).raw().toBuffer())];
  expect(pixel).toBeGreaterThan(250);
});

// An uncompressed HEVC picture of the same flag, in Display P3 as phones write it; `turned` is
// stored on its side with the note (irot) that it has to be turned.
test.each([
  ["upright", 64, 32],
  ["turned", 32, 64],
])("HEIC (%s)", async (name, width, height) => {
  const photo = readFileSync(`tests/tools/photos/fixtures/${name}-p3.heic`);
  const converted = await convertPhoto("IMG_1.HEIC", photo);
  expect(converted).toMatchObject({ width, height });
  await expectPlain(converted.data);
  const at = await colourIn(converted.data);
  const greenAt = name === "upright" ? at(0.2, 0.2) : at(0.2, 0.8);
  const blueAt = name === "upright" ? at(0.8, 0.5) : at(0.5, 0.2);
  // The same numbers are stronger colours in P3, so less red and more green in sRGB.
  expect(greenAt[0]).toBeLessThan(20);
  expect(greenAt[1]).toBeGreaterThan(165);
  expect(blueAt[2]).toBeGreaterThan(200);
});

test.each([
  [4000, 3000, longestSide, 1920],
  [3000, 4000, 1920, longestSide],
])("%i × %i becomes %i × %i", async (width, height, newWidth, newHeight) => {
  const large = { width, height, channels: 3, background: "#336699" } as const;
  const photo = await sharp({ create: large }).jpeg().toBuffer();
  expect(await convertPhoto("large.jpg", photo)).toMatchObject({
    width: newWidth,
    height: newHeight,
  });
});

describe("what cannot be read is named", () => {
  const noise = { type: "gaussian", mean: 128, sigma: 40 } as const;
  const photo = sharp({
    create: { width: 800, height: 600, channels: 3, background: "red", noise },
  });

  test.each([
    ["empty.jpg", "", "is empty (0 bytes)"],
    ["page.jpg", "\n<!DOCTYPE html><title>404</title>", "is a web page and no picture"],
    ["notes.jpg", "wash the car", "is no picture that can be read"],
    ["scan.pdf", "%PDF-1.7 …", "is a PDF and no picture"],
    ["all.zip", "PK\u0003\u0004…", "is a ZIP archive and no picture"],
    ["clip.mov", "\0\0\0\u0014ftypqt  \0\0\0\0qt  ", "is a video"],
    ["clip.mp4", "\0\0\0\u0014ftypisom\0\0\0\0mp42", "is a video"],
    ["raw.dng", "what the sensor saw", "is a raw camera file"],
    [
      "a.svg",
      '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>',
      "is a file of the kind svg",
    ],
    ["a.heic", "\0\0\0\u0018ftypheic\0\0\0\0mif1heic", "is a HEIC picture that cannot be read"],
  ])("%s", async (name, text, reason) => {
    await expect(convertPhoto(name, Buffer.from(text, "latin1"))).rejects.toThrow(reason);
  });

  test.each(["jpeg", "png", "webp"] as const)("a %s that is cut off", async (format) => {
    const whole = await photo.clone().toFormat(format).toBuffer();
    const cut = convertPhoto("photo.jpg", whole.subarray(0, whole.length / 2));
    await expect(cut).rejects.toThrow("is damaged");
  });
});
