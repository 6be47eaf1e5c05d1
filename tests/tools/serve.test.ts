import { existsSync, readdirSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";

import { listSubmissions } from "../../src/build/inbox";
import { createSiteHandler, listen } from "../../src/tools/lib/serve";
import { ask, type AskOptions } from "../lib/ask";
import { useTemporaryFolder } from "../lib/temporary-folder";

const plan = {
  redirects: [{ from: "/anchor", to: "/about#team" }],
  lists: [{ path: "/services", pages: [] }],
  headers: [["X-Frame-Options", "DENY"]],
  immutable: { folders: ["/static/"], files: [] },
};
const about = `<!doctype html><h1>About</h1>${"<p>Words.</p>".repeat(200)}`;

const { at, write } = useTemporaryFolder();
let server: Server;
beforeEach(async () => {
  write(".cache/site-check/plan.json", JSON.stringify(plan));
  write("public/404.html", "<h1>Page Not Found</h1>");
  write("public/about/index.html", about);
  write("public/static/picture.avif", "x");
  write("public/_headers");
  write("secret.txt", "secret");
  jest.spyOn(console, "log").mockReturnValue();
  server = createServer(createSiteHandler(at()));
  await listen(server, 0);
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});
const get = (path: string, options?: AskOptions) =>
  ask((server.address() as AddressInfo).port, path, options);

test.each([
  ["/about", 200, undefined, "public, max-age=0, must-revalidate"],
  ["/static/picture.avif", 200, undefined, "public, max-age=31536000, immutable"],
  ["/about/?a=1", 301, "/about?a=1", undefined],
  ["/anchor?a=1", 301, "/about?a=1#team", undefined],
  ["/services/x?a=1", 302, "/services?a=1", undefined],
  ["/nothing", 404, undefined, undefined],
  ["/404", 404, undefined, undefined],
  ["/_headers", 404, undefined, undefined],
  ["/../secret.txt", 404, undefined, undefined],
  ["/..%2fsecret.txt", 404, undefined, undefined],
  ["//evil.example/", 301, "/evil.example", undefined],
])("%s is answered with %s, as a host would", async (path, status, location, cache) => {
  const { headers, ...answer } = await get(path);
  expect([answer.status, headers.location, headers["cache-control"]]).toEqual([
    status,
    location,
    cache,
  ]);
  expect(headers["x-frame-options"]).toBe("DENY");
  if (status === 404) expect(String(answer.body)).toContain("Page Not Found");
});

test("text is compressed", async () => {
  const { headers } = await get("/about", { headers: { "accept-encoding": "br" } });
  expect(headers["content-encoding"]).toBe("br");
});

async function post(fields: [string, string | File][], host = "localhost") {
  const body = new FormData();
  for (const [name, value] of fields) body.append(name, value);
  const request = new Request("http://x", { method: "POST", body });
  return get("/__inbox/booking", {
    method: "POST",
    headers: { host, "content-type": request.headers.get("content-type") ?? "" },
    body: Buffer.from(await request.arrayBuffer()),
  });
}

test("a request is kept with its photos, answered with the next page, and listed as text", async () => {
  const { status, headers } = await post([
    ["name", "Zoë <script>"],
    ["_next", "https://rivergum.example//thanks?a=1"],
    ["photo_1", new File(["x"], "../car.jpg")],
    ["photo_2", new File(["x"], "page.html")],
  ]);
  expect([status, headers.location]).toEqual([303, "/thanks?a=1"]);
  const [{ form, fields, photos } = { photos: [] }] = await listSubmissions(at(".inbox"));
  expect([form, fields?.[0]]).toEqual(["booking", ["name", "Zoë <script>"]]);
  expect(photos).toEqual([
    { name: "../car.jpg", file: expect.stringMatching(/-1\.jpg$/) as string },
  ]);
  expect(readdirSync(at(".inbox"))).toHaveLength(2);
  const page = String((await get("/__inbox")).body);
  expect(page).toContain("Zoë &lt;script&gt;");
  const photo = await get(`/__inbox/photo/${photos[0]?.file}`);
  expect(photo.headers["content-type"]).toBe("image/jpeg");
  expect((await get("/__inbox/photo/..%2f..%2fsecret.txt")).status).toBe(404);
});

test("a page of another site whose name points here cannot reach the inbox", async () => {
  expect((await post([["name", "x"]], "evil.example")).status).toBe(403);
  expect(existsSync(at(".inbox"))).toBe(false);
});

test("a port that is taken gets one sentence", async () => {
  const { port } = server.address() as AddressInfo;
  await expect(listen(createServer(), port)).rejects.toThrow(`Port ${port} is taken`);
});
