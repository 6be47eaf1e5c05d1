import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";

import sharp from "sharp";

import { filesIn } from "../../../src/content/read-folder-deep";
import { describeOutcome, summarise } from "../../../src/tools/photos/describe-outcome";
import { findPhotos, safeName } from "../../../src/tools/photos/find-photos";
import { takeInPhoto, type PhotoOutcome } from "../../../src/tools/photos/take-in-photo";
import { useTemporaryFolder } from "../../lib/temporary-folder";

const { at, write } = useTemporaryFolder();
beforeEach(() => {
  write("portfolio/grey-ute/index.md", "---\n---\n");
  write("inbox/README.md", "Drop photos here.");
});

const photo = (background = "#336699", width = 300, height = 200) =>
  sharp({ create: { width, height, channels: 3, background } });

async function takeInAll(): Promise<PhotoOutcome[]> {
  const outcomes: PhotoOutcome[] = [];
  for (const task of await findPhotos(at())) outcomes.push(await takeInPhoto(at(), task));
  return outcomes;
}

const filesBelow = (folder: string) => filesIn(at(folder));

test.each([
  ["IMG_2041.HEIC", "img-2041"],
  ["Before & After (2).jpeg", "before-after-2"],
  ["Hero-Mobile.PNG", "hero-mobile"],
  ["überholt.jpg", "uberholt"],
  ["🚗.jpg", "photo"],
  ["interior-before.jpg", "interior-before"],
])("%s is called %s", (file, name) => {
  expect(safeName(file)).toBe(name);
});

test("a loose photo goes to ready, and the original is kept", async () => {
  const original = await photo().png().toBuffer();
  write("inbox/Grey Ute.PNG", original);
  const outcomes = await takeInAll();
  expect(outcomes).toMatchObject([
    { ok: true, source: "inbox/Grey Ute.PNG", target: "inbox/ready/grey-ute.jpg", width: 300 },
  ]);
  expect(existsSync(at("inbox/Grey Ute.PNG"))).toBe(false);
  expect(await readFile(at("inbox/originals/Grey Ute.PNG"))).toEqual(original);
  expect(summarise(outcomes)).toContain("Move each into the folder of its text");
  // And a second run finds nothing to do.
  expect(await findPhotos(at())).toEqual([]);
});

test("a photo in the folder of a job goes beside its text", async () => {
  write("inbox/portfolio/grey-ute/After.jpg", await photo().jpeg().toBuffer());
  expect(await takeInAll()).toMatchObject([{ ok: true, target: "portfolio/grey-ute/after.jpg" }]);
  expect(filesBelow("portfolio/grey-ute")).toEqual(["after.jpg", "index.md"]);
  expect(filesBelow("inbox/originals/portfolio/grey-ute")).toEqual(["After.jpg"]);
  expect(existsSync(at("inbox/portfolio"))).toBe(false);
});

test("a folder that is not there yet: the photo stays, with a sentence", async () => {
  write("inbox/portfolio/red-van/after.jpg", await photo().jpeg().toBuffer());
  const [outcome] = await takeInAll();
  expect(outcome).toMatchObject({
    ok: false,
    reason: expect.stringContaining("waits for content/portfolio/red-van"),
  });
  expect(existsSync(at("inbox/portfolio/red-van/after.jpg"))).toBe(true);
});

test.each(["after.jpg", "after.png", "After.JPEG"])("%s is not overwritten", async (there) => {
  const old = photo("#ffffff").toFormat(there.endsWith("png") ? "png" : "jpeg");
  const file = write(`portfolio/grey-ute/${there}`, await old.toBuffer());
  const before = await readFile(file);
  write("inbox/portfolio/grey-ute/after.png", await photo().png().toBuffer());
  expect(await takeInAll()).toMatchObject([
    {
      ok: false,
      reason: expect.stringContaining(`would overwrite content/portfolio/grey-ute/${there}`),
    },
  ]);
  expect(await readFile(file)).toEqual(before);
  expect(existsSync(at("inbox/portfolio/grey-ute/after.png"))).toBe(true);
});

test("two photos that would get one name: the second waits", async () => {
  write("inbox/Ute 1.jpg", await photo().jpeg().toBuffer());
  write("inbox/ute-1.png", await photo().png().toBuffer());
  expect((await takeInAll()).map(({ ok }) => ok)).toEqual([true, false]);
  expect(existsSync(at("inbox/ute-1.png"))).toBe(true);
});

test("an original of the same name is not overwritten either", async () => {
  write("inbox/originals/ute.jpg", "the first");
  write("inbox/ute.jpg", await photo().jpeg().toBuffer());
  expect(await takeInAll()).toMatchObject([{ ok: true }]);
  expect(filesBelow("inbox/originals")).toEqual(["ute-2.jpg", "ute.jpg"]);
  expect(await readFile(at("inbox/originals/ute.jpg"), "utf8")).toBe("the first");
});

describe("pictures beside their text", () => {
  const gps = { IFD3: { GPSLatitudeRef: "S", GPSLatitude: "27/1 28/1 0/1" } };

  test.each<[string, string, () => Promise<Buffer>]>([
    ["GPS", "after.jpg", () => photo().withExif(gps).jpeg().toBuffer()],
    ["on its side", "after.jpg", () => photo().withMetadata({ orientation: 6 }).jpeg().toBuffer()],
    ["too large", "after.jpg", () => photo("red", 3000, 100).jpeg().toBuffer()],
    ["TIFF", "after.tif", () => photo().tiff().toBuffer()],
    ["CMYK", "after.jpg", () => photo().toColourspace("cmyk").jpeg().toBuffer()],
    ["16 bits", "after.png", () => photo().toColourspace("rgb16").png().toBuffer()],
    ["P3", "after.jpg", () => photo().withIccProfile("p3").jpeg().toBuffer()],
    ["a PNG named .jpg", "after.jpg", () => photo().png().toBuffer()],
    ["HEIC", "After.HEIC", () => readFile("tests/tools/photos/fixtures/upright-p3.heic")],
  ])("%s: worked on in place", async (_what, name, make) => {
    write(`portfolio/grey-ute/${name}`, await make());
    expect(await takeInAll()).toMatchObject([{ ok: true, target: "portfolio/grey-ute/after.jpg" }]);
    expect(filesBelow("portfolio/grey-ute")).toEqual(["after.jpg", "index.md"]);
    expect(filesBelow("inbox/originals/portfolio/grey-ute")).toEqual([name]);
    expect(await findPhotos(at())).toEqual([]);
  });

  test("those that are as they should be are left alone", async () => {
    write("portfolio/grey-ute/after.jpg", await photo().jpeg().toBuffer());
    write("portfolio/grey-ute/before.webp", await photo().webp().toBuffer());
    write("portfolio/grey-ute/1.avif", await photo().avif().toBuffer());
    write("portfolio/grey-ute/2.jpg", await photo().withIccProfile("srgb").jpeg().toBuffer());
    expect(await findPhotos(at())).toEqual([]);
  });
});

test("what cannot be read stays where it is", async () => {
  write("inbox/page.jpg", "<!doctype html>");
  write("inbox/IMG_1.AAE", "an editing note of the phone");
  const outcomes = await takeInAll();
  expect(outcomes.map(describeOutcome)).toEqual([
    "✗ content/inbox/page.jpg is a web page and no picture: open the picture itself and save it from there.",
  ]);
  expect(existsSync(at("inbox/page.jpg"))).toBe(true);
  expect(existsSync(at("inbox/originals"))).toBe(false);
});
