import { formatHeadersFile } from "../../../src/publish/hosting/format-headers-file";
import { type HostingInputs, planHosting } from "../../../src/publish/hosting/hosting-plan";
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

const rulesOf = (more: Partial<HostingInputs>) =>
  formatHeadersFile(planHosting({ ...inputs, ...more }))
    .split("\n")
    .filter((line) => line.startsWith("/"));

test("the number of pages adds no rule, with an editing page either", () => {
  const pages = Array.from({ length: 500 }, (_, index) => `/region-${index}`);
  expect(rulesOf({ pages, hasAdmin: true })).toEqual(rulesOf({}));
});

test("scripts for which Cloudflare has no more rules keep its default", () => {
  const files = (length: number) =>
    Array.from({ length }, (_, index) => `/${index}-0123456789abcdef0123.js`);
  expect(rulesOf({ files: files(97) })).toHaveLength(100);
  expect(rulesOf({ files: files(98) })).toEqual(["/*", "/static/*", "/fonts/*"]);
});

test.each<[string, Partial<HostingInputs>]>([
  ["the editing page has another", { hasAdmin: true }],
  [
    "it is too long for Cloudflare",
    { scriptHashes: Array.from({ length: 60 }, (_, index) => `sha256-${index}`.padEnd(51, "x")) },
  ],
])("hosts do not send the policy if %s: each page states it", (_why, more) => {
  const changed = planHosting({ ...inputs, ...more });
  expect(changed.isPolicyInPages).toBe(true);
  expect(formatHeadersFile(changed)).not.toContain("Content-Security-Policy");
  expect(formatHeadersFile(changed)).toContain("X-Frame-Options: DENY");
});
