import { once } from "node:events";
import { existsSync, readdirSync } from "node:fs";
import { createServer, type IncomingMessage, request, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { listSubmissions } from "@/requests/inbox";
import { createSiteHandler, listen } from "@/tools/lib/serve";
import { useTemporaryFolder } from "../lib/temporary-folder";

const plan = {
  redirects: [
    { from: "/team", to: "/about" },
    { from: "/team?page=2", to: "/contact" },
  ],
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

/** Sends a request with the path exactly as it is written, and follows no redirect. `sent` makes it a POST request. */
async function ask(
  path: string,
  headers: Record<string, string> = {},
  sent?: Buffer,
  method = sent ? "POST" : "GET",
) {
  const { port } = server.address() as AddressInfo;
  const asked = request({ host: "127.0.0.1", port, path, method, headers }).end(sent);
  const [answer] = (await once(asked, "response")) as [IncomingMessage];
  const body = Buffer.concat((await answer.toArray()) as Buffer[]).toString();
  return { status: answer.statusCode, headers: answer.headers, body };
}

test.each([
  ["GET", 200],
  ["HEAD", 200],
  ["POST", 405],
  ["TRACE", 405],
])("a page answers %s with %i", async (method, status) => {
  const answer = await ask("/about", {}, undefined, method);
  expect(answer.status).toBe(status);
  if (status === 405) expect(answer.headers.allow).toBe("GET, HEAD");
});

test.each([
  ["/about", 200, undefined, "public, max-age=0, must-revalidate"],
  ["/static/picture.avif", 200, undefined, "public, max-age=31536000, immutable"],
  ["/about/?a=1", 301, "/about?a=1", undefined],
  ["/team?a=1", 301, "/about?a=1", undefined],
  ["/team?page=2", 301, "/contact", undefined],
  ["/services/x?a=1", 302, "/services?a=1", undefined],
  ["/nothing", 404, undefined, undefined],
  ["/404", 404, undefined, undefined],
  ["/_headers", 404, undefined, undefined],
  ["/../secret.txt", 404, undefined, undefined],
  ["/..%2fsecret.txt", 404, undefined, undefined],
  ["//evil.example/", 301, "/evil.example", undefined],
])("%s is answered with the status %s, as by a host", async (path, status, location, cache) => {
  const { headers, ...answer } = await ask(path);
  expect([answer.status, headers.location, headers["cache-control"]]).toEqual([
    status,
    location,
    cache,
  ]);
  expect(headers["x-frame-options"]).toBe("DENY");
  if (status === 404) expect(answer.body).toContain("Page Not Found");
});

test("texts are served compressed", async () => {
  const { headers } = await ask("/about", { "accept-encoding": "br" });
  expect(headers["content-encoding"]).toBe("br");
});

async function post(fields: [string, string | File][], host = "localhost") {
  const body = new FormData();
  for (const [name, value] of fields) body.append(name, value);
  const form = new Request("http://x", { method: "POST", body });
  const headers = { host, "content-type": form.headers.get("content-type") ?? "" };
  return ask("/__inbox/booking", headers, Buffer.from(await form.arrayBuffer()));
}

test("a request is stored with its photos, redirected to the next page, and listed with its HTML escaped", async () => {
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
  const page = (await ask("/__inbox")).body;
  expect(page).toContain("Zoë &lt;script&gt;");
  const photo = await ask(`/__inbox/photo/${photos[0]?.file}`);
  expect(photo.headers["content-type"]).toBe("image/jpeg");
  expect((await ask("/__inbox/photo/..%2f..%2fsecret.txt")).status).toBe(404);
});

test("another site whose name resolves to this machine cannot post to the inbox", async () => {
  const { status, body } = await post([["name", "x"]], "evil.example");
  expect([status, body]).toEqual([
    403,
    "The request was not stored. The inbox answers on localhost and in a Codespace, and not on evil.example, because another site could read private requests there.",
  ]);
  expect(existsSync(at(".inbox"))).toBe(false);
});

test("in a Codespace, the inbox answers under the name of the forwarded port, and under no other", async () => {
  const { port } = server.address() as AddressInfo;
  const type = { "content-type": "application/x-www-form-urlencoded" };
  const postAt = async (host: string, from = host) =>
    (
      await ask(
        "/__inbox/booking",
        { ...type, host, origin: `https://${from}` },
        Buffer.from("name=Jo"),
      )
    ).status;
  const own = `jo-x1-${port}.app.github.dev`;
  expect(await postAt(own)).toBe(403);
  process.env["CODESPACE_NAME"] = "jo-x1";
  process.env["GITHUB_CODESPACES_PORT_FORWARDING_DOMAIN"] = "app.github.dev";
  expect(await postAt(own)).toBe(200);
  // The proxy may name the host as this machine does.
  expect(await postAt(`localhost:${port}`, own)).toBe(200);
  expect(await postAt(`other-${port}.app.github.dev`)).toBe(403);
  expect(await postAt(own, `jo-x1-1.app.github.dev`)).toBe(403);
  delete process.env["CODESPACE_NAME"];
});

test("a page of another site cannot post to the inbox", async () => {
  const headers = { host: "localhost:9000", "content-type": "application/x-www-form-urlencoded" };
  const postFrom = async (origin: string) =>
    (await ask("/__inbox/booking", { ...headers, origin }, Buffer.from("name=Jo"))).status;
  expect(await postFrom("https://evil.example")).toBe(403);
  expect(await postFrom("http://localhost:3000")).toBe(403);
  expect(await postFrom("null")).toBe(403);
  expect(existsSync(at(".inbox"))).toBe(false);
  expect(await postFrom("http://localhost:9000")).toBe(200);
});

test.each<[what: string, type: string, body: Buffer, status: number, reason: string]>([
  ["no form", "text/plain", Buffer.from("x"), 400, "The request is not a form."],
  [
    "a form that is cut off",
    "multipart/form-data; boundary=a",
    Buffer.from('--a\r\nContent-Disposition: form-data; name="na'),
    400,
    "The request is not a form.",
  ],
  [
    "more than 51 MB",
    "application/x-www-form-urlencoded",
    Buffer.alloc(51_000_001, "a"),
    413,
    "It has more than 51 MB, photos included.",
  ],
])("%s is refused with a message", async (_what, type, body, status, reason) => {
  const headers = { host: "localhost", "content-type": type };
  const answer = await ask("/__inbox/booking", headers, body);
  expect([answer.status, answer.body]).toEqual([status, `The request was not stored. ${reason}`]);
  expect(existsSync(at(".inbox"))).toBe(false);
});

test("a broken file doesn't hide the other requests", async () => {
  await post([["name", "Zoë"]]);
  write(".inbox/2020-cut-off.json", '{"form": "booking", "fie');
  write(".inbox/2020-other.json", "{}");
  const { status, body } = await ask("/__inbox", { host: "localhost" });
  expect(status).toBe(200);
  expect(body).toContain("Zoë");
  expect(body).toContain("2020-cut-off.json can't be read");
  expect(body).toContain("2020-other.json can't be read");
});

test("a port that is taken gives a plain message", async () => {
  const { port } = server.address() as AddressInfo;
  await expect(listen(createServer(), port)).rejects.toThrow(`Port ${port} is taken`);
});
