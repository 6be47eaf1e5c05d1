import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

import sharp from "sharp";

import { describeOutcome, summarise } from "../../../src/tools/photos/describe-outcome";
import { findPhotos, safeName } from "../../../src/tools/photos/find-photos";
import { takeInPhoto, type PhotoOutcome } from "../../../src/tools/photos/take-in-photo";

let content: string;
beforeEach(async () => {
  content = await mkdtemp(join(tmpdir(), "content-"));
  await put("portfolio/grey-ute/index.md", "---\n---\n");
  await put("inbox/README.md", "Drop photos here.");
});
afterEach(() => rm(content, { recursive: true }));

async function put(path: string, data: Buffer | string) {
  const file = join(content, path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, data);
}

const photo = (background = "#336699", width = 300, height = 200) =>
  sharp({ create: { width, height, channels: 3, background } });

async function takeInAll(): Promise<PhotoOutcome[]> {
  const outcomes: PhotoOutcome[] = [];
  for (const task of await findPhotos(content)) outcomes.push(await takeInPhoto(content, task));
  return outcomes;
}

async function filesBelow(folder: string) {
  const entries = await readdir(join(content, folder), { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)
    .sort();
}

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
  await put("inbox/Grey Ute.PNG", original);
  const outcomes = await takeInAll();
  expect(outcomes).toMatchObject([
    { ok: true, source: "inbox/Grey Ute.PNG", target: "inbox/ready/grey-ute.jpg", width: 300 },
  ]);
  expect(existsSync(join(content, "inbox/Grey Ute.PNG"))).toBe(false);
  expect(await readFile(join(content, "inbox/originals/Grey Ute.PNG"))).toEqual(original);
  expect(summarise(outcomes)).toContain("Move each into the folder of its text");
  // And a second run finds nothing to do.
  expect(await findPhotos(content)).toEqual([]);
});

test("a photo in the folder of a job goes beside its text", async () => {
  await put("inbox/portfolio/grey-ute/After.jpg", await photo().jpeg().toBuffer());
  expect(await takeInAll()).toMatchObject([{ ok: true, target: "portfolio/grey-ute/after.jpg" }]);
  expect(await filesBelow("portfolio/grey-ute")).toEqual(["after.jpg", "index.md"]);
  expect(await filesBelow("inbox/originals/portfolio/grey-ute")).toEqual(["After.jpg"]);
  expect(existsSync(join(content, "inbox/portfolio"))).toBe(false);
});

test("a folder that is not there yet: the photo stays, with a sentence", async () => {
  await put("inbox/portfolio/red-van/after.jpg", await photo().jpeg().toBuffer());
  const [outcome] = await takeInAll();
  expect(outcome).toMatchObject({
    ok: false,
    reason: expect.stringContaining("waits for content/portfolio/red-van"),
  });
  expect(existsSync(join(content, "inbox/portfolio/red-van/after.jpg"))).toBe(true);
});

test.each(["after.jpg", "after.png", "After.JPEG"])("%s is not overwritten", async (there) => {
  const old = await photo("#ffffff").jpeg().toBuffer();
  await put(
    `portfolio/grey-ute/${there}`,
    there.endsWith("png") ? await photo().png().toBuffer() : old,
  );
  const before = await readFile(join(content, "portfolio/grey-ute", there));
  await put("inbox/portfolio/grey-ute/after.png", await photo().png().toBuffer());
  const outcomes = await takeInAll();
  const [outcome] = outcomes.filter(({ source }) => source.startsWith("inbox/"));
  expect(outcome).toMatchObject({
    ok: false,
    reason: expect.stringMatching(/would overwrite content\/portfolio\/grey-ute\/after/i),
  });
  expect(await readFile(join(content, "portfolio/grey-ute", there))).toEqual(before);
  expect(existsSync(join(content, "inbox/portfolio/grey-ute/after.png"))).toBe(true);
});

test("two photos that would get one name: the second waits", async () => {
  await put("inbox/Ute 1.jpg", await photo().jpeg().toBuffer());
  await put("inbox/ute-1.png", await photo().png().toBuffer());
  expect((await takeInAll()).map(({ ok }) => ok)).toEqual([true, false]);
  expect(existsSync(join(content, "inbox/ute-1.png"))).toBe(true);
});

test("an original of the same name is not overwritten either", async () => {
  await put("inbox/originals/ute.jpg", "the first");
  await put("inbox/ute.jpg", await photo().jpeg().toBuffer());
  expect(await takeInAll()).toMatchObject([{ ok: true }]);
  expect(await filesBelow("inbox/originals")).toEqual(["ute-2.jpg", "ute.jpg"]);
  expect(await readFile(join(content, "inbox/originals/ute.jpg"), "utf8")).toBe("the first");
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
    await put(`portfolio/grey-ute/${name}`, await make());
    expect(await takeInAll()).toMatchObject([{ ok: true, target: "portfolio/grey-ute/after.jpg" }]);
    expect(await filesBelow("portfolio/grey-ute")).toEqual(["after.jpg", "index.md"]);
    expect(await filesBelow("inbox/originals")).toEqual([name]);
    expect(await findPhotos(content)).toEqual([]);
  });

  test("those that are as they should be are left alone", async () => {
    await put("portfolio/grey-ute/after.jpg", await photo().jpeg().toBuffer());
    await put("portfolio/grey-ute/before.webp", await photo().webp().toBuffer());
    await put("portfolio/grey-ute/1.avif", await photo().avif().toBuffer());
    await put("portfolio/grey-ute/2.jpg", await photo().withIccProfile("srgb").jpeg().toBuffer());
    expect(await findPhotos(content)).toEqual([]);
  });
});

test("what cannot be read stays where it is", async () => {
  await put("inbox/page.jpg", "<!doctype html>");
  await put("inbox/IMG_1.AAE", "an editing note of the phone");
  const outcomes = await takeInAll();
  expect(outcomes.map(describeOutcome)).toEqual([
    "✗ content/inbox/page.jpg is a web page and no picture: open the picture itself and save it from there.",
  ]);
  expect(existsSync(join(content, "inbox/page.jpg"))).toBe(true);
  expect(existsSync(join(content, "inbox/originals"))).toBe(false);
});

test("no half-written files are left behind", async () => {
  await put("inbox/ute.jpg", await photo().jpeg().toBuffer());
  await put("inbox/bad.jpg", "");
  await takeInAll();
  expect((await filesBelow(".")).filter((name) => name.endsWith(".tmp"))).toEqual([]);
});
