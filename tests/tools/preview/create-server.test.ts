import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from "node:zlib";

import { startSite, type TestSite } from "./lib";

const HASH = "0123456789abcdef0123";
const ABOUT = `<!doctype html><h1>About</h1>${"<p>Words.</p>".repeat(200)}`;
const FILES = {
  "index.html": "<h1>Home</h1>",
  "404.html": "<h1>Page Not Found</h1>",
  "about/index.html": ABOUT,
  "moved/index.html": "<h1>Moved, for hosts without rules</h1>",
  "services.html": "<h1>Services</h1>",
  "services/basic-detail/index.html": "<h1>Basic Detail</h1>",
  [`app-${HASH}.js`]: "console.log(1);".repeat(100),
  "page-data/about/page-data.json": "{}",
  "static/picture.avif": "not really a picture",
  _redirects: "/basic /services/basic-detail 301",
  _headers: "/*",
  "about/index.html.br": brotliCompressSync(ABOUT),
  "about/index.html.gz": gzipSync(ABOUT),
};

describe("a built site", () => {
  let site: TestSite;
  beforeAll(async () => {
    site = await startSite(FILES);
  });
  afterAll(() => site.close());

  test.each([
    ["/", "Home"],
    ["/about", "About"],
    ["/about?from=home", "About"],
    ["/services", "Services"],
    ["/services/basic-detail", "Basic Detail"],
  ])("%s answers at once with its page", async (path, heading) => {
    const { status, headers, body } = await site.ask(path);
    expect(status).toBe(200);
    expect(headers["content-type"]).toMatch(/^text\/html; ?charset=utf-8$/);
    expect(body.toString()).toContain(`<h1>${heading}</h1>`);
  });

  test.each([
    ["a page with a slash too many", "/about/", 301, "/about"],
    ["the same with a query", "/about/?a=1", 301, "/about?a=1"],
    ["an old address", "/basic", 301, "/services/basic-detail"],
    ["an old address with a slash", "/basic/", 301, "/services/basic-detail"],
    ["an old address with a query", "/basic?a=1", 301, "/services/basic-detail?a=1"],
    ["an old address that is also a page", "/moved", 301, "/about"],
    ["an unknown service", "/services/unknown", 302, "/services"],
    ["an unknown service with a slash and a query", "/services/x/?a=1", 302, "/services?a=1"],
    ["an address of a place within a page", "/anchor?a=1", 301, "/about?a=1#team"],
  ])("%s leads on in one step", async (_what, path, status, location) => {
    const answer = await site.ask(path);
    expect([answer.status, answer.headers.location]).toEqual([status, location]);
    expect(answer.headers["x-frame-options"]).toBe("DENY");
  });

  test.each([
    "/nothing",
    "/nothing/",
    "//evil.example/",
    "//evil.example/..",
    "/../package.json",
    "/..%2f..%2fpackage.json",
    "/about/../../../etc/passwd",
    "/%",
    "/%00",
    "/static",
    "/_redirects",
    "/_headers",
  ])("%s is the not-found page", async (path) => {
    const { status, headers, body } = await site.ask(path);
    expect(status).toBe(404);
    expect(headers.location).toBeUndefined();
    expect(body.toString()).toContain("Page Not Found");
  });

  test.each(["POST", "PUT", "DELETE"])("%s to a page is refused", async (method) => {
    const { status, headers } = await site.ask("/about", { method });
    expect([status, headers.allow]).toEqual([405, "GET, HEAD"]);
  });

  test("HEAD gets the headers alone", async () => {
    const { status, headers, body } = await site.ask("/about", { method: "HEAD" });
    expect([status, body.length]).toEqual([200, 0]);
    expect(headers["content-length"]).toBe(String(ABOUT.length));
  });

  test.each([
    ["br", "gzip, deflate, br", "br", brotliDecompressSync],
    ["gzip", "gzip, deflate", "gzip", gunzipSync],
  ])(
    "a page is compressed with %s when the browser takes it",
    async (_what, accepted, encoding, read) => {
      const { headers, body } = await site.ask("/about", {
        headers: { "accept-encoding": accepted },
      });
      expect(headers["content-encoding"]).toBe(encoding);
      expect(headers.vary).toBe("Accept-Encoding");
      expect(body.length).toBeLessThan(ABOUT.length / 10);
      expect(read(body).toString()).toBe(ABOUT);
    },
  );
});

test("links in the folder neither stop the server nor lead out of it", async () => {
  const outside = mkdtempSync(join(tmpdir(), "outside-"));
  writeFileSync(join(outside, "secret.txt"), "secret");
  const site = await startSite(FILES, (folder) => {
    symlinkSync(join(folder, "gone"), join(folder, "dangling.html"));
    symlinkSync(folder, join(folder, "loop"));
    symlinkSync(join(outside, "secret.txt"), join(folder, "secret.txt"));
    symlinkSync(outside, join(folder, "out"));
    mkdirSync(join(folder, "empty"));
  });
  for (const path of ["/dangling", "/loop", "/loop/about", "/secret.txt", "/out/secret.txt"])
    expect([path, (await site.ask(path)).status]).toEqual([path, 404]);
  expect((await site.ask("/about")).status).toBe(200);
  await site.close();
  rmSync(outside, { recursive: true });
});

test("without a 404.html the server has words of its own", async () => {
  const site = await startSite({ "index.html": "" });
  const { status, body } = await site.ask("/nothing");
  expect([status, body.toString()]).toEqual([404, expect.stringContaining("Page not found")]);
  await site.close();
});
