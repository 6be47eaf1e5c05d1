import { readFileSync, utimesSync } from "node:fs";
import { brotliCompressSync, brotliDecompressSync } from "node:zlib";

import { compressFiles } from "../../../src/gatsby/on-post-build/compress-files";
import { useTemporarySite } from "./temporary-site";

const text = "Words, and more words. ".repeat(100);
const site = useTemporarySite();

test.each([
  "index.html",
  "app.js",
  "a.css",
  "page-data/a.json",
  "a.svg",
  "rss.xml",
  "robots.txt",
  "manifest.webmanifest",
])("%s is there compressed, and unpacks to itself", async (file) => {
  site.write(`public/${file}`, text);
  expect(await compressFiles(site.folders().public)).toBe(1);
  expect(brotliDecompressSync(site.read(`public/${file}.br`)).toString()).toBe(text);
});

test.each([
  ["about/index.html", 1],
  ["blog/index.html", 1],
  ["blog/an-article/index.html", 1.2],
  ["page-data/blog/an-article/page-data.json", 1.2],
])("%s is at most %d times as long as Brotli can make it", async (file, most) => {
  const words = readFileSync("content/README.md");
  site.write(`public/${file}`, words.toString());
  await compressFiles(site.folders().public);
  const { length } = site.read(`public/${file}.br`);
  expect(length / brotliCompressSync(words).length).toBeLessThanOrEqual(most);
});

test("pictures, fonts and rules of hosts are left alone", async () => {
  for (const file of ["static/a.avif", "fonts/a.woff2", "_headers"])
    site.write(`public/${file}`, text);
  expect(await compressFiles(site.folders().public)).toBe(0);
});

test("a second run does only what changed", async () => {
  site.write("public/a.html", text);
  site.write("public/b.html", text);
  await compressFiles(site.folders().public);
  const before = site.timeOf("public/a.html.br");
  expect(await compressFiles(site.folders().public)).toBe(0);
  await new Promise((resolve) => setTimeout(resolve, 10));
  site.write("public/b.html", "changed");
  expect(await compressFiles(site.folders().public)).toBe(1);
  expect(site.timeOf("public/a.html.br")).toBe(before);
  expect(brotliDecompressSync(site.read("public/b.html.br")).toString()).toBe("changed");
});

test("a file that was written again as it was keeps its compressed form, unless that is damaged", async () => {
  site.write("public/a.html", text);
  await compressFiles(site.folders().public);
  const touch = (seconds: number) => {
    const time = Date.now() / 1000 + seconds;
    utimesSync(`${site.folders().public}/a.html`, time, time);
  };
  touch(5);
  expect(await compressFiles(site.folders().public)).toBe(0);
  expect(site.timeOf("public/a.html.br")).toBe(site.timeOf("public/a.html"));
  site.write("public/a.html.br", "half");
  touch(9);
  expect(await compressFiles(site.folders().public)).toBe(1);
  expect(brotliDecompressSync(site.read("public/a.html.br")).toString()).toBe(text);
});

test("the compressed form of a file that is gone goes, and what earlier versions left; an archive of the owner's stays", async () => {
  site.write("public/old.html.br");
  site.write("public/a.html", text);
  site.write("public/a.html.gz");
  site.write("public/photos.tar.gz");
  await compressFiles(site.folders().public);
  expect(site.has("public/old.html.br")).toBe(false);
  expect(site.has("public/a.html.gz")).toBe(false);
  expect(site.has("public/photos.tar.gz")).toBe(true);
});
