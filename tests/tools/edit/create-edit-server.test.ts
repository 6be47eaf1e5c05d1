import { existsSync, readFileSync } from "node:fs";
import sharp from "sharp";

import { createEditServer } from "../../../src/tools/edit/create-edit-server";
import { type Listener, listenOnLoopback } from "../../../src/tools/preview/listen-on-loopback";
import { ask, type AskOptions } from "../../lib/ask";
import { useTemporaryFolder } from "../../lib/temporary-folder";
import { writeDeliveredContent } from "../../specification/delivered-content";

const { at, write } = useTemporaryFolder();
let listener: Listener;
beforeEach(async () => {
  await writeDeliveredContent(at("content"));
  listener = await listenOnLoopback(createEditServer({ root: at(), log: () => {} }), 0);
});
afterEach(() => listener.close());

const read = (path: string) => readFileSync(at(path), "utf8");
async function go(path: string, options: AskOptions = {}) {
  const { status, headers, body } = await ask(listener.port, path, {
    ...options,
    headers: { host: `localhost:${listener.port}`, ...options.headers },
  });
  return { status, headers, text: body.toString() };
}
/** Saves a file as the page does: with the version it read. */
async function save(path: string, change: (text: string) => string) {
  const { text, headers } = await go(`/files/${path}`);
  return go(`/files/${path}`, {
    method: "PUT",
    headers: { "if-match": String(headers.etag) },
    body: change(text),
  });
}
const dropRemarks = (text: string) => text.replace(/^#.*\n/gm, "");

test("the page, the program and the forms are served", async () => {
  expect((await go("/admin/")).text).toContain("/admin/files-over-http.js");
  expect((await go("/admin/files-over-http.js")).text).toContain("/admin/cms/sveltia-cms.mjs");
  expect((await go("/admin/cms/sveltia-cms.mjs")).status).toBe(200);
  expect((await go("/admin/config.json")).text).toContain('"collections"');
});

test("every text of the content can be read, and nothing else", async () => {
  const files = JSON.parse((await go("/files")).text) as string[];
  expect(files).toContain("content/pricing.yml");
  expect(files).not.toContain("content/README.md");
  expect((await go("/files/content/pricing.yml")).text).toBe(read("content/pricing.yml"));
});

test.each(["content/../package.json", "package.json", "content/README.md", "content/.env"])(
  "%s is neither read nor written",
  async (path) => {
    const address = `/files/${encodeURIComponent(path)}`;
    expect((await go(address)).status).toBe(422);
    expect((await go(address, { method: "PUT", body: "x" })).status).toBe(422);
  },
);

test("a changed price changes its line alone, whatever the page does with remarks", async () => {
  const before = read("content/pricing.yml");
  const { status } = await save("content/pricing.yml", (text) =>
    dropRemarks(text).replace(
      "full-detail: {from: 300}",
      "full-detail:\n    from: 310\n    perHour: null",
    ),
  );
  expect(status).toBe(200);
  expect(read("content/pricing.yml")).toBe(
    before.replace("full-detail: {from: 300}", "full-detail: {from: 310}"),
  );
});

test("what the check calls an error is not saved, and the reason is said", async () => {
  const before = read("content/pricing.yml");
  const { status, text } = await save("content/pricing.yml", (pricing) =>
    pricing.replace("full-detail: {from: 300}", "full-detail: {from: -3}"),
  );
  expect(status).toBe(422);
  expect(text).toMatch(/^Not saved\. content\/pricing\.yml:\d+ services\.full-detail\.from/);
  expect(read("content/pricing.yml")).toBe(before);
});

test("an error of old stands in nobody's way", async () => {
  write("content/faq.yml", `${read("content/faq.yml")}\n- id: half\n`);
  const { status } = await save("content/pricing.yml", (text) =>
    text.replace("full-detail: {from: 300}", "full-detail: {from: 310}"),
  );
  expect(status).toBe(200);
});

test("a file that another program changed meanwhile is not written over", async () => {
  const { headers, text } = await go("/files/content/pricing.yml");
  write("content/pricing.yml", `${text}# by hand\n`);
  const answer = await go("/files/content/pricing.yml", {
    method: "PUT",
    headers: { "if-match": String(headers.etag) },
    body: text,
  });
  expect(answer.status).toBe(422);
  expect(answer.text).toContain("reload the page");
});

test("a photo comes with its form, made ready, or not at all; the one it replaces is kept", async () => {
  const folder = "content/blog/how-often-detail-your-car";
  const article = `${folder}/index.md`;
  const photo = await sharp({
    create: { width: 3000, height: 2000, channels: 3, background: "#356" },
  })
    .jpeg()
    .toBuffer();
  write(`${folder}/img-2024.webp`, await sharp(photo).webp().toBuffer());
  await go(`/files/${folder}/IMG%202024.JPG`, { method: "PUT", body: photo });
  expect(existsSync(at(`${folder}/IMG 2024.JPG`))).toBe(false);
  const withPicture = (line: string) => (text: string) =>
    text
      .replace(/^pictures:\n/m, `pictures:\n${line}`)
      .replace(/^---\n/, '---\n_newPictures: ["IMG 2024.JPG"]\n');
  const { status, text } = await save(
    article,
    withPicture("  img-2024: A clean boot with its carpet brushed\n"),
  );
  expect([status, text]).toEqual([200, "Saved."]);
  expect(read(article)).toContain("  img-2024: A clean boot with its carpet brushed\n");
  expect(read(article)).not.toContain("_newPictures");
  expect((await sharp(at(`${folder}/img-2024.jpg`)).metadata()).width).toBe(2560);
  expect(existsSync(at(`${folder}/img-2024.webp`))).toBe(false);
  const originals = folder.replace("content/", "content/inbox/originals/");
  expect(existsSync(at(`${originals}/img-2024.webp`))).toBe(true);
});

test("other sites reach nothing", async () => {
  const host = `localhost:${listener.port}`;
  expect((await go("/files", { headers: { host: "evil.example" } })).status).toBe(403);
  expect((await go("/files", { headers: { host, origin: "https://evil.example" } })).status).toBe(
    403,
  );
});
