import { readFileSync } from "node:fs";
import { writePolicy } from "../../../src/publish/hosting/write-policy";
import { useTemporaryFolder } from "../../lib/temporary-folder";

const { at, write } = useTemporaryFolder();

test("pages state the policy themselves, until hosts send it again; the editing page has its own", () => {
  const html = '<!DOCTYPE html><html><head><meta charSet="utf-8"/><title>x</title></head></html>';
  const files = ["index.html", "404.html", "admin/index.html"];
  for (const file of files) write(file, html);
  const read = () => files.map((file) => readFileSync(at(file), "utf8"));
  writePolicy(at(), "default-src 'self'; frame-ancestors 'none'");
  const stated = html.replace(
    "<title>",
    `<meta http-equiv="Content-Security-Policy" content="default-src 'self'"><title>`,
  );
  expect(read()).toEqual([stated, stated, html]);
  writePolicy(at(), undefined);
  expect(read()).toEqual([html, html, html]);
});
