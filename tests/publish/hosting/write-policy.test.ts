import { readFileSync } from "node:fs";
import { writePolicy } from "../../../src/publish/hosting/write-policy";
import { useTemporaryFolder } from "../../lib/temporary-folder";

const { at, write } = useTemporaryFolder();

test("with an editing page, whose policy is another, unknown addresses have the site's in their page", () => {
  const html = '<!DOCTYPE html><html><head><meta charSet="utf-8"/><title>x</title></head></html>';
  for (const file of ["index.html", "404.html", "admin/index.html"]) write(file, html);
  writePolicy(at(), { policy: "default-src 'self'; frame-ancestors 'none'", isByPage: true });
  const read = (file: string) => readFileSync(at(file), "utf8");
  expect(read("404.html")).toContain(
    `<meta charSet="utf-8"/><meta http-equiv="Content-Security-Policy" content="default-src 'self'"><title>`,
  );
  expect([read("index.html"), read("admin/index.html")]).toEqual([html, html]);
});
