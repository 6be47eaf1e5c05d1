import { readFileSync } from "node:fs";
import { writePolicy } from "@/post-build/hosting/write-policy";
import { useTemporaryFolder } from "../../lib/temporary-folder";

const { at, write } = useTemporaryFolder();

test("all pages except the editing page get the policy in their HTML, and lose it if hosts send it", () => {
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
