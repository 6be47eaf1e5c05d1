import { mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, brotliDecompressSync } from "node:zlib";

import { useSite } from "./lib";

const ABOUT = `<!doctype html><h1>About</h1>${"<p>Words.</p>".repeat(200)}`;
const FILES = {
  "404.html": "<h1>Page Not Found</h1>",
  "about/index.html": ABOUT,
  "static/picture.avif": "not really a picture",
  "about/index.html.br": brotliCompressSync(ABOUT),
};

// What a host does with a whole site is asked of this server too: tests/hosts.
describe("a built site", () => {
  const site = useSite(FILES, (folder) => {
    const outside = join(folder, "..", "outside");
    mkdirSync(outside);
    writeFileSync(join(outside, "secret.txt"), "secret");
    symlinkSync(join(folder, "gone"), join(folder, "dangling.html"));
    symlinkSync(folder, join(folder, "loop"));
    symlinkSync(join(outside, "secret.txt"), join(folder, "secret.txt"));
    symlinkSync(outside, join(folder, "out"));
    mkdirSync(join(folder, "empty"));
  });

  test.each([
    ["a page with a slash too many and a query", "/about/?a=1", 301, "/about?a=1"],
    ["an unknown service with a slash and a query", "/services/x/?a=1", 302, "/services?a=1"],
    ["an address of a place within a page", "/anchor?a=1", 301, "/about?a=1#team"],
  ])("%s leads on in one step", async (_what, path, status, location) => {
    const answer = await site.ask(path);
    expect([answer.status, answer.headers.location]).toEqual([status, location]);
    expect(answer.headers["x-frame-options"]).toBe("DENY");
  });

  test.each([
    "//evil.example/..",
    "/../package.json",
    "/..%2f..%2fpackage.json",
    "/about/../../../etc/passwd",
    "/%",
    "/%00",
    "/static",
    "/empty",
    // Links in the folder neither stop the server nor lead out of it.
    "/dangling",
    "/loop/about",
    "/secret.txt",
    "/out/secret.txt",
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
    ["gzip, deflate, br", "br", (body: Buffer) => brotliDecompressSync(body)],
    ["gzip, deflate", undefined, (body: Buffer) => body],
  ])("a page reaches a browser that takes %s", async (accepted, encoding, unpack) => {
    const { headers, body } = await site.ask("/about", {
      headers: { "accept-encoding": accepted },
    });
    expect(headers["content-encoding"]).toBe(encoding);
    expect(headers.vary).toBe("Accept-Encoding");
    expect(unpack(body).toString()).toBe(ABOUT);
  });
});

describe("without a 404.html", () => {
  const site = useSite({ "index.html": "" });
  test("the server has words of its own", async () => {
    const { status, body } = await site.ask("/nothing");
    expect([status, body.toString()]).toEqual([404, expect.stringContaining("Page not found")]);
  });
});
