import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import sharp from "sharp";

import { checkContent } from "../../src/content/check-content";
import { type ContentProblem, formatProblem, placeOfProblem } from "../../src/content/problem";
import { readPictureFacts } from "../../src/build/content-folder/read-picture-facts";
import { article, type Bad } from "./bad/bad";
import { badFromEditors } from "./bad/editors";
import { badFiles } from "./bad/files";
import { badKeys } from "./bad/keys";
import { badNames } from "./bad/names";
import { badNumbers } from "./bad/numbers";
import { badPictures } from "./bad/pictures";
import { badPublishing } from "./bad/publishing";
import { badSyntax } from "./bad/syntax";
import { badTexts } from "./bad/texts";
import { ContentCopy } from "./content-copy";

const bad = [
  ...badSyntax,
  ...badFiles,
  ...badKeys,
  ...badNumbers,
  ...badNames,
  ...badPictures,
  ...badTexts,
  ...badPublishing,
  ...badFromEditors,
];

/** What the owner reads of a problem, without the folder and the line. */
const saidOf = (problem: ContentProblem) =>
  formatProblem(problem).replace(placeOfProblem(problem), problem.file.replace("content/", ""));

/** Makes the change, and says where its problem is to be named unless the example tells. */
function spoil(content: ContentCopy, file: string, change: Bad["change"]): string | number {
  if (typeof change === "function") {
    change(content);
    return 1;
  }
  if ("append" in change) {
    content.append(file, change.append);
    return change.append.trim().split("\n")[0] ?? "";
  }
  content.edit(file, ...change);
  return change[1];
}

test.each(bad)("$what", ({ change, at, says, severity = "error", problems = 1 }) => {
  const content = new ContentCopy();
  const [file = ""] = /^.+?\.\w+(?=:? )/.exec(says) ?? [];
  const changed = spoil(content, file, change);
  const found = content.check().problems.filter((each) => each.file === `content/${file}`);
  const problem = found.find((each) => saidOf(each).startsWith(says));
  expect(found.map(saidOf)).toContainEqual(expect.stringContaining(says));
  expect(problem?.severity).toBe(severity);
  const place = at ?? changed;
  if (typeof place === "number") expect(problem?.line).toBe(place);
  else expect(content.text(file).split("\n")[(problem?.line ?? 0) - 1]).toContain(place);
  // One mistake is said once, and only where it was made.
  if (!Number.isNaN(problems)) expect(found).toHaveLength(problems);
});

test("a form service in the environment that is none is named with those there are", () => {
  const { problems } = checkContent(new ContentCopy(), {
    today: "2099-01-01",
    environment: { FORM_PRESET: "pigeon" },
  });
  expect(problems.map(formatProblem)).toEqual([
    expect.stringMatching(
      /^content\/business\.yml:\d+ forms\.preset: found "pigeon" in the environment variable FORM_PRESET; write one of none, formsubmit, /,
    ),
  ]);
});

describe("accepted as it is", () => {
  test.each([
    ["Windows line ends", (text: string) => text.replaceAll("\n", "\r\n")],
    ["a byte-order mark", (text: string) => `\uFEFF${text}`],
    ["spaces at line ends", (text: string) => text.replaceAll("\n---\n", "\n---  \n")],
  ])("%s", (_what, change) => {
    const content = new ContentCopy();
    for (const [path, text] of content.texts) content.texts.set(path, change(text));
    expect(content.check().problems.map(formatProblem)).toEqual([]);
  });

  test("a draft that waits for its picture and its text", () => {
    const content = new ContentCopy();
    content.edit(article, /^date:/m, "draft: true\ndate:");
    content.pictures.delete("blog/remove-coffee-stains-car-interior/hero.jpg");
    // Nothing published leads to it: those links would be dead.
    for (const [path, text] of content.texts)
      content.texts.set(path, text.replaceAll("/blog/remove-coffee-stains-car-interior", "/blog"));
    expect(content.errors()).toEqual([]);
  });
});

describe("picture files", () => {
  let folder: string;
  /** Noise, which no encoder makes small: 1920 × 1080 of it take a while, once. */
  let noise: Buffer;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "pictures-"));
    noise = await sharp({
      create: {
        ...size,
        channels: 3,
        background: "#336699",
        noise: { type: "gaussian", mean: 128, sigma: 30 },
      },
    })
      .raw()
      .toBuffer();
  });
  afterAll(() => rm(folder, { recursive: true }));

  const size = { width: 1920, height: 1080 };
  const photo = () => sharp(noise, { raw: { ...size, channels: 3 } });
  const gps = { IFD3: { GPSLatitudeRef: "S", GPSLatitude: "27/1 28/1 0/1" } };

  test.each<[string, () => Promise<Buffer | string>, string?, string?]>([
    ["a sound picture", () => photo().jpeg().toBuffer()],
    ["zero bytes", async () => "", "an empty file (0 bytes)", "copy the picture again"],
    ["a GIF", () => photo().resize(64).gif().toBuffer(), "of the kind GIF"],
    ["a HEIC", () => readFile("tests/tools/photos/fixtures/upright-p3.heic"), "of the kind HEIC"],
    ["a TIFF", () => photo().resize(64).tiff().toBuffer(), "of the kind tiff"],
    [
      "a truncated JPEG",
      async () => (await photo().jpeg().toBuffer()).subarray(0, 20_000),
      "a damaged picture",
      "copy it again",
    ],
    [
      "a truncated PNG",
      async () => (await photo().png().toBuffer()).subarray(0, 20_000),
      "a damaged picture",
      "copy it again",
    ],
    [
      "a web page named .jpg",
      async () => "<!DOCTYPE html><html><body>Not found</body></html>",
      "a file that is no picture but a web page",
      "replace it with a JPEG",
    ],
    ["a text named .jpg", async () => "hello", "a file that is no picture", "replace it"],
    [
      "a picture that tells where it was taken",
      () => photo().withExif(gps).jpeg().toBuffer(),
      "the place where it was taken (GPS)",
    ],
    [
      "a place in XMP",
      () =>
        photo()
          .withXmp(
            '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description exif:GPSLatitude="27,28S" xmlns:exif="http://ns.adobe.com/exif/1.0/"/></rdf:RDF></x:xmpmeta>',
          )
          .jpeg()
          .toBuffer(),
      "the place where it was taken (GPS)",
    ],
    [
      "a picture on its side",
      () => photo().withMetadata({ orientation: 6 }).jpeg().toBuffer(),
      "stored lying on its side",
    ],
    [
      "a picture of 81 megapixels",
      () =>
        sharp({ create: { width: 9000, height: 9000, channels: 3, background: "red" } })
          .png()
          .toBuffer(),
      "more than can be worked on",
    ],
  ])("%s", async (...[, make, found, fix = "run: npm run photos"]) => {
    const file = join(folder, "hero.jpg");
    await writeFile(file, await make());
    const content = new ContentCopy();
    content.picture("services/basic-detail/hero.jpg", { width: 0, height: 0 });
    content.pictures.set(
      "services/basic-detail/hero.jpg",
      await readPictureFacts(file, "services/basic-detail/hero.jpg"),
    );
    const severe = content.check().problems.filter(({ severity }) => severity === "error");
    if (found === undefined) {
      expect(severe).toEqual([]);
      return;
    }
    expect(severe).toMatchObject([
      {
        file: "content/services/basic-detail/hero.jpg",
        line: 1,
        found: expect.stringContaining(found),
        fix: expect.stringContaining(fix),
      },
    ]);
  });
});

test("pages that no search shows may have the same description", () => {
  const content = new ContentCopy();
  const [description = ""] =
    /^ {2}description: .*$/m.exec(content.text("pages/thanks/index.md")) ?? [];
  content.edit("pages/contact-thanks/index.md", /^ {2}description: .*$/m, description);
  expect(content.errors()).toEqual([]);
});
