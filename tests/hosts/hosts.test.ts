import { readFileSync } from "node:fs";
import { extname } from "node:path";

import { askHost, type HostAnswer, type HostNature, readHosts } from "./lib/hosts";
import {
  canonicalOf,
  CHANGING,
  HASHED,
  hashScriptsOf,
  listFormOrigins,
  PAGES,
  readPageFile,
  REDIRECTS,
  UNCHANGING,
} from "./lib/site";

// One table of expectations for every host. Each test asks for many addresses and lists what is not as it should be.

const REVALIDATE = "public, max-age=0, must-revalidate";
const IMMUTABLE = "public, max-age=31536000, immutable";

const SAFETY = {
  "strict-transport-security": "max-age=31536000",
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin",
  "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=()",
  "x-frame-options": "DENY",
  "cross-origin-opener-policy": "same-origin-allow-popups",
  "cross-origin-resource-policy": "same-origin",
};

/** The policy of a page: the hashes are those of its own scripts, everything else is the same for all. */
const policyOf = (html: string) =>
  [
    "default-src 'self'",
    ["script-src 'self'", ...hashScriptsOf(html)].join(" "),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "object-src 'none'",
    "base-uri 'none'",
    ["form-action 'self'", ...listFormOrigins()].join(" "),
    "frame-ancestors 'none'",
  ].join("; ");

const UNKNOWN_BELOW_LISTS = [
  ["/services/x", "/services"],
  ["/services/x/", "/services"],
  ["/services/basic-detail/x", "/services"],
  ["/blog/x", "/blog"],
  ["/blog/x/", "/blog"],
  ["/blog/page/99", "/blog"],
  ["/blog/tag/x", "/blog"],
] as const;

const NOT_THERE = [
  "/x",
  "/x/",
  "/about/x",
  "/Services",
  "/app-ffffffffffffffffffff.js",
  "/static/x.avif",
  "/fonts/x.woff2",
  "/page-data/x/page-data.json",
  "/sitemap-index.xml",
  "/.env",
  "/_headers",
  "/_redirects",
];

// An answer that reads `Location: //host` would lead to another site.
const HOSTILE = [
  "//evil.example/",
  "//evil.example/%2e%2e/",
  "/%2Fevil.example/",
  "/%5Cevil.example/",
  "/services//evil.example",
  "/services/%2F/evil.example/",
  "/blog//evil.example/",
  "/basic//evil.example/",
  "/about//",
];

const TYPES: Record<string, RegExp> = {
  ".html": /^text\/html; ?charset=utf-8$/i,
  ".js": /^(text|application)\/javascript(; ?charset=utf-8)?$/i,
  ".css": /^text\/css(; ?charset=utf-8)?$/i,
  ".json": /^application\/json(; ?charset=utf-8)?$/i,
  ".xml": /^(application|text)\/xml(; ?charset=utf-8)?$/i,
  ".txt": /^text\/plain(; ?charset=utf-8)?$/i,
  ".webmanifest": /^application\/manifest\+json(; ?charset=utf-8)?$/i,
  ".avif": /^image\/avif$/,
  ".webp": /^image\/webp$/,
  ".jpg": /^image\/jpeg$/,
  ".png": /^image\/png$/,
  ".woff2": /^(font|application)\/(x-)?(font-)?woff2$/,
};

for (const { nature, address, missing } of readHosts())
  if (address) describe(nature.name, () => testHost(nature, address));
  else test.skip(`${nature.name}: ${missing}`, () => {});

function testHost(nature: HostNature, address: string) {
  const get = (path: string, headers?: Record<string, string>) =>
    askHost(address, path, headers && { headers });

  /** Asks for these paths and expects that `check` finds nothing wrong with the answers; what it finds comes after its path. */
  async function expectAll(
    paths: readonly string[],
    check: (answer: HostAnswer) => (string | false | undefined)[],
    headers?: Record<string, string>,
  ): Promise<void> {
    const violations: string[] = [];
    for (const path of paths) {
      if (path in nature.unasked) continue;
      const answer = await get(path, headers);
      for (const violation of check(answer))
        if (violation) violations.push(`${path}: ${violation}`);
    }
    expect(violations).toEqual([]);
  }

  const isNot = (what: string, found: unknown, expected: unknown) =>
    found !== expected && `${what} is ${String(found)}, not ${String(expected)}`;

  const hasHeaders = (headers: HostAnswer["headers"], expected: Record<string, string>) =>
    Object.entries(expected).map(([name, value]) => isNot(name, headers[name], value));

  /** Expects that each address leads to another in one hop. */
  const expectMoves = (moves: ReadonlyMap<string, string>, expected: number) =>
    expectAll([...moves.keys()], ({ path, status, headers }) => [
      isNot("status", status, expected),
      isNot("location", headers.location, moves.get(path)),
    ]);

  test("every page answers at its own address, without a hop, as it was built", async () => {
    expect(PAGES.length).toBeGreaterThan(70);
    await expectAll(PAGES, ({ path, status, content }) => [
      isNot("status", status, 200),
      !content.equals(readPageFile(path)) && "another page than the one that was built",
    ]);
  });

  test("every page comes with the safety headers and the hashes of its own scripts", async () => {
    await expectAll(PAGES, ({ headers, content }) =>
      hasHeaders(headers, { ...SAFETY, "content-security-policy": policyOf(content.toString()) }),
    );
  });

  test("a slash at the end leads to the page whose address has none", async () => {
    const pages = PAGES.filter((path) => path !== "/");
    if (nature.slash === "hop")
      return expectMoves(new Map(pages.map((path) => [`${path}/`, path])), 301);
    return expectAll(
      pages.map((path) => `${path}/`),
      ({ path, status, content }) => [
        isNot("status", status, 200),
        isNot(
          "canonical address",
          canonicalOf(content.toString()),
          canonicalOf(readPageFile(path.slice(0, -1)).toString()),
        ),
      ],
    );
  });

  test("every old and short address moves for good to its page, in one hop and with its query", async () => {
    expect(REDIRECTS.length).toBeGreaterThan(15);
    const query = "?from=card&x=%C3%A9";
    const moves = REDIRECTS.flatMap(([from, to]): [string, string][] => [
      [from, to],
      [`${from}/`, to],
      [from + query, to + query],
    ]);
    await expectMoves(new Map(moves), 301);
    expect(REDIRECTS.map(([, to]) => to).filter((to) => !PAGES.includes(to))).toEqual([]);
  });

  test("unknown services and articles lead to their lists", () =>
    expectMoves(new Map(UNKNOWN_BELOW_LISTS), 302));

  test("everything else is not found, says so with the site's own page, and is not kept", async () => {
    const page = readFileSync("public/404.html");
    await expectAll(NOT_THERE, ({ status, headers, content }) => [
      isNot("status", status, 404),
      !content.equals(page) && "another page than the site's own",
      ...hasHeaders(headers, { "content-security-policy": policyOf(page.toString()) }),
      /max-age=[1-9]|immutable/.test(headers["cache-control"] ?? "") &&
        `cache-control is ${headers["cache-control"]}`,
    ]);
  });

  test("no address can make it name another site", async () => {
    await expectAll(HOSTILE, ({ headers: { location = "" } }) => [
      !/^(\/(?![/\\]).*)?$/.test(location) && `leads to ${location}`,
    ]);
  });

  test("pages, their data, the sitemap and the feed are asked for anew each time", async () => {
    await expectAll([...PAGES, ...CHANGING], ({ status, headers }) => [
      isNot("status", status, 200),
      ...hasHeaders(headers, { "cache-control": REVALIDATE }),
    ]);
  });

  test("what has not changed costs no second download", async () => {
    for (const path of ["/", "/about", "/sitemap.xml", "/page-data/index/page-data.json"]) {
      const { headers } = await get(path);
      const again = await get(path, {
        ...(headers.etag && { "If-None-Match": headers.etag }),
        ...(headers["last-modified"] && { "If-Modified-Since": headers["last-modified"] }),
      });
      expect([path, again.status, again.body.length]).toEqual([path, 304, 0]);
    }
  });

  test("files whose name changes with their content are kept for a year", async () => {
    expect(HASHED.length).toBeGreaterThan(30);
    expect(UNCHANGING.length).toBeGreaterThan(3);
    await expectAll([...HASHED, ...UNCHANGING], ({ path, status, headers, content }) => [
      isNot("status", status, 200),
      ...hasHeaders(headers, { "cache-control": IMMUTABLE, "x-content-type-options": "nosniff" }),
      !content.equals(readFileSync(`public${path}`)) && "other content than was built",
    ]);
  });

  test("every kind of file is called what it is", async () => {
    const files = ["/index.html", ...CHANGING, ...HASHED, ...UNCHANGING];
    const kinds = new Map(files.map((file) => [extname(file), file]));
    kinds.set(".html", "/");
    await expectAll([...kinds.values()], ({ path, headers }) => {
      const type = headers["content-type"] ?? "none";
      return [!TYPES[extname(path) || ".html"]?.test(type) && `content-type is ${type}`];
    });
  });

  test("text travels compressed, pictures as they are", async () => {
    const text = ["/", "/about", "/rss.xml", "/page-data/index/page-data.json", ...HASHED];
    const asBrowsersDo = { "Accept-Encoding": "gzip, deflate, br, zstd" };
    await expectAll(
      text,
      ({ path, headers, content, body }) => [
        isNot("content-encoding", headers["content-encoding"], nature.encoding),
        content.length > 500 && body.length >= content.length && "it is no smaller",
        extname(path) !== "" &&
          !content.equals(readFileSync(`public${path}`)) &&
          "other content than was built",
      ],
      asBrowsersDo,
    );
    await expectAll(
      UNCHANGING,
      ({ headers }) => [isNot("content-encoding", headers["content-encoding"], undefined)],
      asBrowsersDo,
    );
  });
}
