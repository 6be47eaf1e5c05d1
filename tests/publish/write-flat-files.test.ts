import { existsSync, readFileSync, rmSync } from "node:fs";
import { siteFolders } from "../../src/publish/files";
import { writeFlatFiles } from "../../src/publish/write-flat-files";
import { useTemporaryFolder } from "../lib/temporary-folder";

const { at, write } = useTemporaryFolder();
const writeAll = () => writeFlatFiles(siteFolders(at()));
const read = (file: string) => readFileSync(at(file), "utf8");

test("every page except the home page and the 404 page gets a file with its name", () => {
  for (const page of ["index", "404", "404/index", "about/index", "services/full-detail/index"])
    write(`public/${page}.html`, page);
  writeAll();
  expect(read("public/about.html")).toBe("about/index");
  expect(read("public/services/full-detail.html")).toBe("services/full-detail/index");
  expect(read("public/404.html")).toBe("404");
});

test("the file changes with its page and is removed with it", () => {
  write("public/about/index.html", "one");
  writeAll();
  write("public/about/index.html", "two");
  writeAll();
  expect(read("public/about.html")).toBe("two");
  rmSync(at("public/about"), { recursive: true });
  writeAll();
  expect(existsSync(at("public/about.html"))).toBe(false);
});

test("the file of an old address that ends with .html stays until the address is removed", () => {
  write("public/book.html");
  writeFlatFiles(siteFolders(at()), [{ from: "/book.html", to: "/booking" }]);
  expect(existsSync(at("public/book.html"))).toBe(true);
  writeAll();
  expect(existsSync(at("public/book.html"))).toBe(false);
});

test("files from static/ and files that Gatsby needs stay", () => {
  write("static/proof.html");
  for (const file of ["proof.html", "_gatsby/slices/scripts.html"]) write(`public/${file}`);
  writeAll();
  expect(existsSync(at("public/proof.html"))).toBe(true);
  expect(existsSync(at("public/_gatsby/slices/scripts.html"))).toBe(true);
});
