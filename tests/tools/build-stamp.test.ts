import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

import {
  fingerprintSources,
  isBuildCurrent,
  isBuiltFromNothing,
  removeBuildStamp,
  writeBuildStamp,
} from "../../src/tools/lib/build-stamp";
import { foldersAt } from "../../src/tools/lib/folders";

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "checkout-"));
  write("content/business.yml", "name: Rivergum");
  write("src/pages/index.tsx", "");
  write("gatsby-config.ts", "");
  write("package-lock.json", "{}");
  write("public/index.html", "");
});
afterEach(() => rmSync(root, { recursive: true }));

function write(file: string, content: string) {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), content);
}

function build() {
  writeBuildStamp(foldersAt(root), fingerprintSources(root));
}

test("nothing changed since the build: it is current", () => {
  expect(isBuildCurrent(foldersAt(root))).toBe(false);
  build();
  expect(isBuildCurrent(foldersAt(root))).toBe(true);
});

test("a build knows whether an earlier one went into it", () => {
  build();
  expect(isBuiltFromNothing(foldersAt(root))).toBe(false);
  writeBuildStamp(foldersAt(root), fingerprintSources(root), true);
  expect(isBuiltFromNothing(foldersAt(root))).toBe(true);
});

test.each([
  ["a text", "content/business.yml", "name: Blue Gum"],
  ["a new article", "content/blog/new/index.md", ""],
  ["a page", "src/pages/index.tsx", "changed"],
  ["a static file", "static/robots.txt", ""],
  ["the configuration", "gatsby-config.ts", "changed"],
  ["the packages", "package-lock.json", "{ }"],
])("%s changed: it is not", (_what, file, content) => {
  build();
  write(file, content);
  expect(isBuildCurrent(foldersAt(root))).toBe(false);
});

test.each([
  ["a picture in the drop box", "content/inbox/photo.jpg"],
  ["a test", "tests/a.test.ts"],
])("%s changed: it still is", (_what, file) => {
  build();
  write(file, "changed");
  expect(isBuildCurrent(foldersAt(root))).toBe(true);
});

test("the address of the site and of the form service are part of it", () => {
  const before = fingerprintSources(root, { HOME: "/a" });
  expect(fingerprintSources(root, { HOME: "/b" })).toBe(before);
  expect(fingerprintSources(root, { SITE_URL: "https://a.example" })).not.toBe(before);
  expect(fingerprintSources(root, { FORM_ENDPOINT_BOOKING: "https://a.example" })).not.toBe(before);
});

test("an article that waits for its day is part of it, so that its day brings a build", () => {
  write("content/business.yml", "timeZone: Australia/Brisbane");
  write("content/blog/later/index.md", "---\ndate: 2026-03-02\n---\n");
  const at = (instant: string) => fingerprintSources(root, {}, new Date(instant));
  expect(at("2026-03-01T13:00:00Z")).toBe(at("2026-01-01T00:00:00Z"));
  expect(at("2026-03-01T14:00:00Z")).not.toBe(at("2026-03-01T13:00:00Z"));
});

test("a build whose pages are gone, or whose stamp was taken back, is not current", () => {
  build();
  rmSync(join(root, "public/index.html"));
  expect(isBuildCurrent(foldersAt(root))).toBe(false);
  write("public/index.html", "");
  removeBuildStamp(foldersAt(root));
  expect(isBuildCurrent(foldersAt(root))).toBe(false);
});
