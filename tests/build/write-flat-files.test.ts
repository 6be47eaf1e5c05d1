import { rmSync } from "node:fs";

import { writeFlatFiles } from "../../src/build/write-flat-files";
import { useTemporarySite } from "./temporary-site";

const site = useTemporarySite();

test("every page but the root and the 404 page gets a file of its own name", () => {
  for (const page of ["index", "404", "404/index", "about/index", "services/full-detail/index"]) {
    site.write(`public/${page}.html`, page);
  }
  writeFlatFiles(site.folders());
  expect(site.read("public/about.html").toString()).toBe("about/index");
  expect(site.read("public/services/full-detail.html").toString()).toBe(
    "services/full-detail/index",
  );
  expect(site.read("public/404.html").toString()).toBe("404");
});

test("a copy changes with its page, and is removed with it", () => {
  site.write("public/about/index.html", "one");
  writeFlatFiles(site.folders());
  site.write("public/about/index.html", "two");
  writeFlatFiles(site.folders());
  expect(site.read("public/about.html").toString()).toBe("two");
  rmSync(site.at("public/about"), { recursive: true });
  writeFlatFiles(site.folders());
  expect(site.has("public/about.html")).toBe(false);
});

test("what the owner put into static/ and what Gatsby needs stays", () => {
  site.write("static/proof.html");
  site.write("public/proof.html");
  site.write("public/_gatsby/slices/scripts.html");
  writeFlatFiles(site.folders());
  expect(site.has("public/proof.html")).toBe(true);
  expect(site.has("public/_gatsby/slices/scripts.html")).toBe(true);
});
