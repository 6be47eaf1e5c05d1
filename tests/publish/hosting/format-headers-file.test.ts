import { formatHeadersFile } from "../../../src/publish/hosting/format-headers-file";
import { planHosting } from "../../../src/publish/hosting/hosting-plan";
import { inputs, plan } from "./plan";

/** The headers of a path as hosts work them out: of every block that fits; one that is set twice gets both values. */
function headersOf(path: string): Map<string, string> {
  const headers = new Map<string, string>();
  let fits = false;
  for (const line of formatHeadersFile(plan).split("\n")) {
    if (line.startsWith("/"))
      fits = line.endsWith("*") ? path.startsWith(line.slice(0, -1)) : path === line;
    const [, name, value] = /^ {2}([\w-]+): (.+)$/.exec(line) ?? [];
    if (!fits || !name || !value) continue;
    headers.set(name, [headers.get(name), value].filter(Boolean).join(", "));
  }
  return headers;
}

test("every answer carries the security headers", () => {
  expect([...headersOf("/about").keys()]).toEqual([
    "Content-Security-Policy",
    "Strict-Transport-Security",
    "X-Content-Type-Options",
    "Referrer-Policy",
    "Permissions-Policy",
    "X-Frame-Options",
    "Cross-Origin-Opener-Policy",
    "Cross-Origin-Resource-Policy",
  ]);
});

test.each([
  "/app-0123456789abcdef0123.js",
  "/92-0123456789abcdef0123.js",
  "/styles.0123456789abcdef0123.css",
  "/static/a/b.webp",
  "/fonts/a.woff2",
])("%s is kept for a year, said once", (path) => {
  expect(headersOf(path).get("Cache-Control")).toBe("public, max-age=31536000, immutable");
});

test.each([
  "/",
  "/about",
  "/about.html",
  "/page-data/app-data.json",
  "/worker.js",
  "/rss.xml",
  "/app-ffffffffffffffffffff.js",
])("%s gets what the host sends by itself: ask again each time", (path) => {
  expect(headersOf(path).has("Cache-Control")).toBe(false);
});

test("what Cloudflare would drop stops the build", () => {
  const scriptHashes = Array.from({ length: 60 }, (_, index) => `sha256-${index}`.padEnd(51, "x"));
  const files = Array.from({ length: 100 }, (_, index) => `/${index}-0123456789abcdef0123.js`);
  expect(() => formatHeadersFile(planHosting({ ...inputs, files }))).toThrow("more than the 100");
  expect(() => formatHeadersFile(planHosting({ ...inputs, scriptHashes }))).toThrow("too long");
});

test("with an editing page, the site's policy applies to its own pages only", () => {
  const pages = ["/", "/about", "/services", "/services/full", "/services/basic"];
  const lines = formatHeadersFile(planHosting({ ...inputs, pages, hasAdmin: true })).split("\n");
  const withPolicy = lines.filter((_, index) => lines[index + 1]?.startsWith("  Content-Security"));
  expect(withPolicy).toEqual(["/", "/about", "/services", "/services/*"]);
});
