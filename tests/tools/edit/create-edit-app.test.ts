import { mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";

import sharp from "sharp";

import { createEditApp } from "../../../src/tools/edit/create-edit-app";
import { type Listener, listenOnLoopback } from "../../../src/tools/preview/listen-on-loopback";
import { writeDeliveredContent } from "../../specification/delivered-content";

let root: string;
let listener: Listener;
let address: string;
const log: string[] = [];

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), "rivergum-edit-test-"));
  await writeDeliveredContent(join(root, "content"));
  const app = await createEditApp({ root, log: (line) => log.push(line) });
  listener = await listenOnLoopback(createServer(app), 0);
  address = `http://127.0.0.1:${listener.port}`;
});

afterAll(async () => {
  await listener.close();
  await rm(root, { recursive: true, force: true });
});

/** Asks as Decap's proxy backend does. */
async function call(action: string, params: object, headers: Record<string, string> = {}) {
  const response = await fetch(`${address}/api/v1`, {
    method: "POST",
    headers: { "Content-Type": "application/json", ...headers },
    body: JSON.stringify({ action, params: { branch: "local", ...params } }),
  });
  return { status: response.status, body: (await response.json()) as never };
}

interface Shown {
  data: string | null;
  file: { path: string };
}

const options = { collectionName: "x", commitMessage: "x", useWorkflow: false, status: "draft" };

async function open(path: string): Promise<string> {
  const { body } = await call("getEntry", { path });
  return (body as Shown).data ?? "";
}

const save = (path: string, raw: string, assets: object[] = []) =>
  call("persistEntry", { dataFiles: [{ slug: "x", path, raw }], assets, options });

const read = (path: string) => readFile(join(root, path), "utf8");

test("the page, its script and Decap itself come from this server, and may reach no other", async () => {
  const page = await fetch(`${address}/admin/`);
  expect(page.status).toBe(200);
  const policy = page.headers.get("content-security-policy") ?? "";
  expect(policy).toContain("default-src 'self'");
  expect(policy).not.toMatch(/https?:/);
  const sources = [...(await page.text()).matchAll(/src="([^"]+)"/g)].map(([, source]) => source);
  expect(sources).toEqual(["/admin/start.js", "/admin/decap/decap-cms.js"]);
  for (const source of sources) {
    const response = await fetch(address + source);
    expect([source, response.status]).toEqual([source, 200]);
    await response.body?.cancel();
  }
  const config = (await (await fetch(`${address}/admin/config.json`)).json()) as object;
  expect(config).toHaveProperty("backend.name", "proxy");
});

test.each([
  ["another name for this machine", { Host: "evil.example" }],
  ["a page of another site", { Origin: "https://evil.example" }],
  ["a page of another program on this machine", { Origin: "http://localhost:1" }],
])("%s is turned away", async (_, headers) => {
  // fetch sets Host itself, so a plain request it is.
  const { request } = await import("node:http");
  const status = await new Promise((resolve) => {
    request(`${address}/admin/config.json`, { headers }, (response) => {
      response.resume();
      resolve(response.statusCode);
    }).end();
  });
  expect(status).toBe(403);
});

test("a list holds entries and no READMEs", async () => {
  const { body } = await call("entriesByFolder", {
    folder: "content/blog",
    extension: "md",
    depth: 2,
  });
  const paths = (body as Shown[]).map(({ file }) => file.path);
  expect(paths).toHaveLength(10);
  expect(paths.every((path) => path.endsWith("/index.md"))).toBe(true);
});

test("saving what was opened changes no byte", async () => {
  for (const path of ["content/pricing.yml", "content/regions/logan/index.md"]) {
    const before = await read(path);
    const { status } = await save(path, await open(path));
    expect(status).toBe(200);
    expect(await read(path)).toBe(before);
  }
});

test("a new price changes its line alone; the form can be saved again", async () => {
  const path = "content/pricing.yml";
  const before = await read(path);
  const form = await open(path);
  const first = await save(path, form.replace("from: 300", "from: 305"));
  expect(first.status).toBe(200);
  expect(await read(path)).toBe(before.replace("{from: 300}", "{from: 305}"));
  const second = await save(path, form);
  expect(second.status).toBe(200);
  expect(await read(path)).toBe(before);
  expect(log).toContain("Saved: content/pricing.yml");
});

test("what would stop the build is not saved, and the reason is told", async () => {
  const path = "content/portfolio/white-van-clean-underwood/index.md";
  const before = await read(path);
  const form = await open(path);
  const { status, body } = await save(
    path,
    form.replace(/bookingService: .*/, 'bookingService: "nowhere"'),
  );
  expect(status).toBe(422);
  expect((body as { error: string }).error).toMatch(
    /^Not saved\. content\/portfolio\/white-van-clean-underwood\/index\.md:\d+ bookingService: found the unknown service "nowhere"; use one of: basic-detail/,
  );
  expect(await read(path)).toBe(before);
});

test("a file that another program has changed is not overwritten", async () => {
  const path = "content/faq.yml";
  const form = await open(path);
  const changed = (await read(path)).replace("Which areas", "Which suburbs");
  await writeFile(join(root, path), changed);
  const { status, body } = await save(path, form.replace("How can I pay", "How do I pay"));
  expect(status).toBe(422);
  expect((body as { error: string }).error).toContain("was changed by another program");
  expect(await read(path)).toBe(changed);
});

test("a photo from a phone lands beside its text, upright, small, named and without its place", async () => {
  const photo = await sharp({
    create: { width: 1600, height: 3200, channels: 3, background: "#345" },
  })
    .withExif({
      IFD0: { Orientation: "6" },
      IFD3: { GPSLatitudeRef: "S", GPSLatitude: "27/1 28/1 0/1" },
    })
    .jpeg()
    .toBuffer();
  const path = "content/portfolio/grey-ute/index.md";
  const raw = `---
id: 99
title: Grey ute
category: Full Detail
description: Washed and dried.
location: Yamanto
completed: 2025-05
bookingService: full-detail
draft: false
pictures:
  - key: after
    picture: img-4711.jpg
    value: Grey ute in a driveway
---
It was dusty.
`;
  const asset = {
    path: "content/portfolio/grey-ute/img-4711.jpg",
    content: photo.toString("base64"),
    encoding: "base64",
  };
  const { status, body } = await save(path, raw, [asset]);
  expect([status, body]).toEqual([200, { message: "entry persisted" }]);
  expect((await readdir(join(root, "content/portfolio/grey-ute"))).sort()).toEqual([
    "after.jpg",
    "index.md",
  ]);
  expect(await read(path)).toContain(
    "pictures:\n  after: Grey ute in a driveway\n---\nIt was dusty.\n",
  );
  const metadata = await sharp(join(root, "content/portfolio/grey-ute/after.jpg")).metadata();
  expect([metadata.exif, metadata.orientation]).toEqual([undefined, undefined]);
  expect(Math.max(metadata.width, metadata.height)).toBe(2560);

  const shown = await open(path);
  expect(shown).toContain('picture: "after.jpg"');
  const again = await save(path, raw.replace("Washed and dried", "Washed"), [
    { ...asset, content: (await sharp(photo).negate().jpeg().toBuffer()).toString("base64") },
  ]);
  expect(again.status).toBe(200);
  const kept = await stat(join(root, "content/inbox/originals/portfolio/grey-ute/after.jpg"));
  expect(kept.size).toBeGreaterThan(0);
});

test("what is no picture is refused by name", async () => {
  const path = "content/portfolio/grey-ute/index.md";
  const form = await open(path);
  const asset = {
    path: "content/portfolio/grey-ute/notes.jpg",
    content: Buffer.from("not a picture").toString("base64"),
    encoding: "base64",
  };
  const raw = form.replace('picture: "after.jpg"', 'picture: "notes.jpg"');
  const { status, body } = await save(path, raw, [asset]);
  expect(status).toBe(422);
  expect((body as { error: string }).error).toMatch(/^The picture notes\.jpg is no picture/);
});

test.each([
  ["getEntry", { path: "package.json" }],
  ["getEntry", { path: "content/../package.json" }],
  ["getMediaFile", { path: "content/../../etc/passwd" }],
  ["entriesByFolder", { folder: ".", extension: "json", depth: 1 }],
  ["persistEntry", { dataFiles: [{ slug: "x", path: "src/x.ts", raw: "x" }], assets: [], options }],
  [
    "persistMedia",
    { asset: { path: "static/x.jpg", content: "eA==", encoding: "base64" }, options },
  ],
  ["deleteFiles", { paths: ["content/services/full-detail/index.md"], options }],
  ["publishUnpublishedEntry", { collection: "blog", slug: "x" }],
])("%s reaches nothing but the texts and pictures of content/", async (action, params) => {
  const { status } = await call(action, params);
  expect(status).toBe(422);
});

test("the picture library shows the inbox, without its README", async () => {
  const { body } = await call("getMedia", { mediaFolder: "content/inbox" });
  expect(body).toEqual([]);
});
