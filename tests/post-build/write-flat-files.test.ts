import { existsSync, readFileSync } from "node:fs";
import { removeFlatFiles, writeFlatFiles } from "@/post-build/write-flat-files";
import { useTemporaryFolder } from "../lib/temporary-folder";

const { at, write } = useTemporaryFolder();
const read = (file: string) => readFileSync(at(file), "utf8");

test("every page except the home page and the 404 page gets a file with its name, which changes with it", () => {
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

test("before a build, these files and no others are removed", () => {
  const kept = ["index", "about/index", "404", "book", "proof", "admin/index", "_gatsby/slices/a"];
  for (const page of kept) write(`public/${page}.html`);
  writeFlatFiles(at("public"));
  expect(existsSync(at("public/about.html"))).toBe(true);
  removeFlatFiles(at("public"));
  expect(existsSync(at("public/about.html"))).toBe(false);
  for (const page of kept) expect(existsSync(at(`public/${page}.html`))).toBe(true);
});
