import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import type { DevelopmentNotes } from "../../../src/domain/development-notes";
import { ContentWatch } from "../../../src/gatsby/develop/content-watch";
import { writeDeliveredContent } from "../../specification/delivered-content";

let folder: string;
let watch: ContentWatch;

beforeAll(async () => {
  folder = join(await mkdtemp(join(tmpdir(), "rivergum-watch-")), "content");
  await writeDeliveredContent(folder);
  watch = new ContentWatch(folder);
});

afterAll(async () => {
  watch.close();
  await rm(join(folder, ".."), { recursive: true, force: true });
});

/** What is said after the next change. */
function nextNotes(): Promise<DevelopmentNotes> {
  return new Promise((resolve) => {
    const stop = watch.listen((notes) => {
      stop();
      resolve(notes);
    });
  });
}

test("a broken file is named while the site is open, a mended one no longer; drafts are marked", async () => {
  expect((await watch.read()).unpublished).toEqual([]);
  const faq = join(folder, "faq.yml");
  const text = await readFile(faq, "utf8");
  const told = nextNotes();
  await writeFile(faq, text.replace("answer:", "anser:"));
  const { problems } = await told;
  expect(problems[0]).toEqual({
    severity: "must-fix",
    text: 'content/faq.yml:4 [1].anser: found an unknown key "anser"; did you mean "answer"?',
  });

  const mended = nextNotes();
  await writeFile(faq, text);
  expect((await mended).problems.filter(({ severity }) => severity === "must-fix")).toEqual([]);

  const article = join(folder, "blog/summer-car-care-queensland/index.md");
  const marked = nextNotes();
  await writeFile(
    article,
    (await readFile(article, "utf8")).replace("\npictures:", "\ndraft: true\npictures:"),
  );
  expect((await marked).unpublished).toEqual([
    { path: "/blog/summer-car-care-queensland", why: "Draft" },
  ]);
});

test("a file that an editor replaces is followed afterwards, and so is a new folder", async () => {
  const faq = join(folder, "faq.yml");
  const text = await readFile(faq, "utf8");
  const broken = nextNotes();
  await writeFile(`${faq}~`, text.replace("answer:", "anser:"));
  await rename(`${faq}~`, faq);
  expect((await broken).problems[0]?.text).toContain("anser");

  const mended = nextNotes();
  await writeFile(faq, text);
  expect((await mended).problems.filter(({ severity }) => severity === "must-fix")).toEqual([]);

  const added = nextNotes();
  await mkdir(join(folder, "blog/washing-a-black-car"));
  expect((await added).problems.some(({ text: words }) => words.includes("washing"))).toBe(false);
  const filled = nextNotes();
  await writeFile(join(folder, "blog/washing-a-black-car/index.md"), "No facts.");
  expect((await filled).problems[0]?.text).toContain("washing-a-black-car/index.md:1");
});
