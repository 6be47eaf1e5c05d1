import { formatHeadersFile } from "@/post-build/hosting/format-headers-file";
import { type HostingInputs, planHosting } from "@/post-build/hosting/hosting-plan";
import { inputs, plan } from "./plan";

/** The headers that hosts send for a path: those of every block that matches. A header that is set twice has both values. */
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

test("every response has the security headers", () => {
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
])("%s may be cached for a year, by a single rule", (path) => {
  expect(headersOf(path).get("Cache-Control")).toBe("public, max-age=31536000, immutable");
});

test.each([
  "/about",
  "/page-data/app-data.json",
  "/worker.js",
  "/rss.xml",
  "/app-ffffffffffffffffffff.js",
])("%s gets the host's own Cache-Control", (path) => {
  expect(headersOf(path).has("Cache-Control")).toBe(false);
});

const rulesOf = (more: Partial<HostingInputs>) =>
  formatHeadersFile(planHosting({ ...inputs, ...more }))
    .split("\n")
    .filter((line) => line.startsWith("/"));

test("more pages add no rules, and neither does the editing page", () => {
  const pages = Array.from({ length: 500 }, (_, index) => `/region-${index}`);
  expect(rulesOf({ pages, hasAdmin: true })).toEqual(rulesOf({}));
});

test.each<[string, Partial<HostingInputs>]>([
  ["there is an editing page, which has another policy", { hasAdmin: true }],
  [
    "the policy is too long for Cloudflare",
    { scriptHashes: Array.from({ length: 60 }, (_, index) => `sha256-${index}`.padEnd(51, "x")) },
  ],
])("each page has the policy in its HTML, and hosts don't send it, if %s", (_why, more) => {
  const changed = planHosting({ ...inputs, ...more });
  expect(changed.isPolicyInPages).toBe(true);
  expect(formatHeadersFile(changed)).not.toContain("Content-Security-Policy");
  expect(formatHeadersFile(changed)).toContain("X-Frame-Options: DENY");
});
