import { existsSync, readdirSync, readFileSync } from "node:fs";
import sharp from "sharp";
import { convertPhoto, longestSide } from "../../../src/tools/photos/convert-photo";
import { useTemporaryFolder } from "../../lib/temporary-folder";

const { at, write } = useTemporaryFolder();
const folder = "content/portfolio/van";
const heic = (name: string) => readFileSync(`tests/tools/photos/fixtures/${name}-p3.heic`);
const red = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#c82828" } });
const place = { IFD3: { GPSLatitudeRef: "S", GPSLatitude: "27/1 28/1 0/1" } };

/** The colour of a picture at a part of its width and height. */
async function colourAt(file: string, [x, y]: readonly [x: number, y: number]) {
  const { data, info } = await sharp(file).raw().toBuffer({ resolveWithObject: true });
  const start = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * 3;
  return [...data.subarray(start, start + 3)];
}

// An uncompressed picture in Display P3, as phones write it: green top left, blue right. `turned` is stored with the note
// (irot) that it has to be turned.
test.each([
  ["upright", "64 × 32", [0.2, 0.2], [0.8, 0.5]],
  ["turned", "32 × 64", [0.2, 0.8], [0.5, 0.2]],
] as const)(
  "an iPhone's photo, stored %s, becomes a JPEG in sRGB; the photo is kept",
  async (name, size, green, blue) => {
    write(`${folder}/After.HEIC`, heic(name));
    expect(await convertPhoto(at(), "portfolio/van/After.HEIC")).toContain(`after.jpg: ${size}`);
    expect(readdirSync(at(folder))).toEqual(["after.jpg"]);
    expect(existsSync(at("originals/portfolio/van/After.HEIC"))).toBe(true);
    // The same numbers are stronger colours in P3, so less red and more green in sRGB.
    const [r = 0, g = 0] = await colourAt(at(`${folder}/after.jpg`), green);
    expect([r < 20, g > 165]).toEqual([true, true]);
    expect((await colourAt(at(`${folder}/after.jpg`), blue))[2]).toBeGreaterThan(200);
  },
);

test("a large photo becomes smaller, upright and loses its location; one that fits is left as it is", async () => {
  const photo = red(4000, 1000).withExif(place).withMetadata({ orientation: 6 });
  write(`${folder}/before.jpg`, await photo.jpeg().toBuffer());
  await convertPhoto(at(), "portfolio/van/before.jpg");
  const facts = await sharp(at(`${folder}/before.jpg`)).metadata();
  expect([facts.width, facts.height]).toEqual([longestSide / 4, longestSide]);
  expect([facts.exif, facts.orientation]).toEqual([undefined, undefined]);
  expect(await convertPhoto(at(), "portfolio/van/before.jpg")).toBeUndefined();
});

test("nothing is overwritten", async () => {
  write(`${folder}/after.png`, await red(8, 8).png().toBuffer());
  write(`${folder}/after.heic`, heic("upright"));
  await expect(convertPhoto(at(), "portfolio/van/after.heic")).rejects.toThrow(
    "has the same name as after.png. Rename one of the two.",
  );
  expect(readdirSync(at(folder))).toEqual(["after.heic", "after.png"]);
});

test("a photo that is cut short is reported and left as it is", async () => {
  write(`${folder}/after.heic`, heic("upright").subarray(0, 900));
  await expect(convertPhoto(at(), "portfolio/van/after.heic")).rejects.toThrow(
    "cannot be read as a picture. Copy it again from the phone or camera.",
  );
  expect(readdirSync(at(folder))).toEqual(["after.heic"]);
});
