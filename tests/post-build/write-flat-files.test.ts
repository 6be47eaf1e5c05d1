import { existsSync, readFileSync } from "node:fs";
import { writePolicy } from "@/post-build/hosting/write-policy";
import { listPageFiles, pathOfPageFile } from "@/post-build/page-files";
import { removeChunkMapping } from "@/post-build/remove-chunk-mapping";
import { removeFlatFiles, writeFlatFiles } from "@/post-build/write-flat-files";
import { useTemporaryFolder } from "../lib/temporary-folder";

const { at, write } = useTemporaryFolder();
const read = (file: string) => readFileSync(at(file), "utf8");

test("every page but the home page and the 404 page gets a flat file, rewritten when the page changes", () => {
  for (const page of ["index", "404", "404/index", "about/index", "services/full-detail/index"])
    write(`public/${page}.html`, page);
  writeFlatFiles(at("public"));
  expect(read("public/about.html")).toBe("about/index");
  expect(read("public/services/full-detail.html")).toBe("services/full-detail/index");
  expect(read("public/404.html")).toBe("404");
  write("public/about/index.html", "changed");
  writeFlatFiles(at("public"));
  expect(read("public/about.html")).toBe("changed");
});

test("an old address that ends in .html is a page, and stays one", () => {
  write(
    "public/book.html",
    '<head><meta charset="utf-8"><script id="gatsby-chunk-mapping">1</script></head>',
  );
  write("public/page-data/book.html/page-data.json");
  write("public/book/index.html", "another");
  write("public/google1234.html");
  expect(listPageFiles(at("public"))).toEqual(["/book.html", "/book/index.html"]);
  expect(pathOfPageFile("/book.html")).toBe("/book.html");
  writeFlatFiles(at("public"));
  removeFlatFiles(at("public"));
  removeChunkMapping(at("public"));
  writePolicy(at("public"), "default-src 'none'");
  expect(read("public/book.html")).toBe(
    `<head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="default-src 'none'"></head>`,
  );
});

test("before a build, the flat files and no others are removed", () => {
  const kept = ["index", "about/index", "404", "book", "proof", "admin/index", "_gatsby/slices/a"];
  for (const page of kept) write(`public/${page}.html`);
  writeFlatFiles(at("public"));
  expect(existsSync(at("public/about.html"))).toBe(true);
  removeFlatFiles(at("public"));
  expect(existsSync(at("public/about.html"))).toBe(false);
  for (const page of kept) expect(existsSync(at(`public/${page}.html`))).toBe(true);
});
