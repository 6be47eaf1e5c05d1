import { existsSync, readdirSync, readFileSync } from "node:fs";
import sharp from "sharp";
import { convertPhoto, longestSide } from "@/tools/photos/convert-photo";
import { useTemporaryFolder } from "../../lib/temporary-folder";

const { at, write } = useTemporaryFolder();
const folder = "content/portfolio/van";
const heic = (name: string) => readFileSync(`tests/tools/photos/fixtures/${name}-p3.heic`);
const red = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#c82828" } });
const place = { IFD3: { GPSLatitudeRef: "S", GPSLatitude: "27/1 28/1 0/1" } };

/** The colour of a picture at a position, from 0 to 1 of its width and height. */
async function colourAt(file: string, [x, y]: readonly [x: number, y: number]) {
  const { data, info } = await sharp(file).raw().toBuffer({ resolveWithObject: true });
  const start = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * 3;
  return [...data.subarray(start, start + 3)];
}

// The photos are uncompressed, in Display P3 as on phones, green at the top left and blue at the right. `turned` has the property
// `irot`, which says that it has to be rotated.
test.each([
  ["upright", "64 × 32", [0.2, 0.2], [0.8, 0.5]],
  ["turned", "32 × 64", [0.2, 0.8], [0.5, 0.2]],
] as const)(
  "an iPhone photo that is stored %s becomes an upright JPEG in sRGB, and the original is kept",
  async (name, size, green, blue) => {
    write(`${folder}/After.HEIC`, heic(name));
    expect(await convertPhoto(at(), "portfolio/van/After.HEIC")).toContain(`after.jpg: ${size}`);
    expect(readdirSync(at(folder))).toEqual(["after.jpg"]);
    expect(existsSync(at("originals/portfolio/van/After.HEIC"))).toBe(true);
    // The same numbers mean stronger colours in P3, so in sRGB there is less red and more green.
    const [r = 0, g = 0] = await colourAt(at(`${folder}/after.jpg`), green);
    expect([r < 20, g > 165]).toEqual([true, true]);
    expect((await colourAt(at(`${folder}/after.jpg`), blue))[2]).toBeGreaterThan(200);
  },
);

test("a large photo is shrunk, turned upright and stripped of its location, and a small one is not changed", async () => {
  const photo = red(4000, 1000).withExif(place).withMetadata({ orientation: 6 });
  write(`${folder}/before.jpg`, await photo.jpeg().toBuffer());
  await convertPhoto(at(), "portfolio/van/before.jpg");
  const facts = await sharp(at(`${folder}/before.jpg`)).metadata();
  expect([facts.width, facts.height]).toEqual([longestSide / 4, longestSide]);
  expect([facts.exif, facts.orientation]).toEqual([undefined, undefined]);
  expect(await convertPhoto(at(), "portfolio/van/before.jpg")).toBeUndefined();
});

test("a photo is not converted if the JPEG's name is taken", async () => {
  write(`${folder}/after.png`, await red(8, 8).png().toBuffer());
  write(`${folder}/after.heic`, heic("upright"));
  await expect(convertPhoto(at(), "portfolio/van/after.heic")).rejects.toThrow(
    "has the same name as after.png. Rename one of the two.",
  );
  expect(readdirSync(at(folder))).toEqual(["after.heic", "after.png"]);
});

test("a damaged photo is reported and not changed", async () => {
  write(`${folder}/after.heic`, heic("upright").subarray(0, 900));
  await expect(convertPhoto(at(), "portfolio/van/after.heic")).rejects.toThrow(
    "cannot be read as a picture. Copy it again from the phone or camera.",
  );
  expect(readdirSync(at(folder))).toEqual(["after.heic"]);
});
