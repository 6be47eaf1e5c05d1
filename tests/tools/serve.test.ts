import { spawn } from "node:child_process";
import { once } from "node:events";
import {
  createServer,
  type IncomingMessage,
  request,
  type RequestOptions,
  type Server,
} from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { listSubmissions } from "@/tools/lib/inbox";
import { createSiteHandler, startServer } from "@/tools/lib/serve";
import { useTemporaryFolder } from "../lib/temporary-folder";

const { at, write } = useTemporaryFolder();
let server: Server;
beforeEach(async () => {
  write("public/_redirects", "/team /about 301\n");
  write("public/404.html", "<h1>Page Not Found</h1>");
  write("public/about.html", "<h1>About</h1>");
  write("secret.txt", "secret");
  server = createServer(createSiteHandler(at()));
  await startServer(server, 0);
});
afterEach(async () => {
  server.closeAllConnections();
  server.close();
  await once(server, "close");
});

const ask = (path: string, request: RequestInit = {}) => {
  const { port } = server.address() as AddressInfo;
  return fetch(`http://127.0.0.1:${port}${path}`, { redirect: "manual", ...request });
};

test.each([
  ["/about", 200, null],
  ["/team?a=1", 301, "/about?a=1"],
  ["/nothing", 404, null],
  ["/..%2fsecret.txt", 404, null],
  ["/administration", 404, null],
  ["//", 404, null],
  ["/admin/other.js", 404, null],
])("%s is answered with the status %i and the location %s", async (path, status, location) => {
  const answer = await ask(path);
  expect([answer.status, answer.headers.get("location")]).toEqual([status, location]);
  if (status === 404) expect(await answer.text()).toContain("Page Not Found");
});

test.each([
  ["/your-site/about", 200, null],
  ["/about", 404, null],
  ["/your-site", 301, "/your-site/"],
])("in the folder of its site, %s is answered with %i and %s", async (path, status, location) => {
  process.env["GATSBY_FOLDER"] = "/your-site";
  const answer = await ask(path);
  delete process.env["GATSBY_FOLDER"];
  expect([answer.status, answer.headers.get("location")]).toEqual([status, location]);
});

test("a request is stored, listed, and answered with the next page on this machine", async () => {
  const body = new FormData();
  body.append("full_name", "Zoë");
  body.append("_next", "https://rivergum.example/thanks?a=1");
  body.append("photo_1", new File(["x"], "car.jpg", { type: "image/jpeg" }));
  const { status, headers } = await ask("/__inbox/booking", { method: "POST", body });
  expect([status, headers.get("location")]).toEqual([303, "/thanks?a=1"]);
  const [stored] = await listSubmissions(at(".inbox"));
  expect([stored?.form, stored?.fields]).toEqual([
    "booking",
    [
      ["full_name", "Zoë"],
      ["_next", "https://rivergum.example/thanks?a=1"],
      ["photo_1", "car.jpg data:image/jpeg;base64,eA=="],
    ],
  ]);
  expect(await (await ask("/__inbox")).json()).toEqual([stored]);
});

test("a browser sees each request with its photos and the desk of this server", async () => {
  const body = new FormData();
  body.append("reference", "7KQ2-M9XD");
  body.append("full_name", "<b>Zoë</b>");
  body.append("open_on_your_phone", "https://rivergum.example/desk#reference=7KQ2-M9XD&a=1");
  body.append("photo_1", new File(["x"], "car.jpg", { type: "image/jpeg" }));
  await ask("/__inbox/booking", { method: "POST", body });
  const page = await (await ask("/__inbox", { headers: { Accept: "text/html" } })).text();
  expect(page).toContain("booking · 7KQ2-M9XD · ");
  expect(page).toContain("&#60;b&#62;Zoë&#60;/b&#62;");
  expect(page).toContain('<a href="/desk#reference=7KQ2-M9XD&#38;a=1">Open on the desk</a>');
  expect(page).toContain('car.jpg<br><img src="data:image/jpeg;base64,eA==" alt="" width="320">');
});

test.each([
  ["https://rivergum.example/thanks?a=1", "/thanks?a=1"],
  ["http://localhost//evil.example", "/evil.example"],
  ["/.//evil.example", "/evil.example"],
  ["\\\\evil.example", "/"],
  ["http://", "/"],
])("after a request that names %s, the browser is sent to %s", async (next, location) => {
  const body = new URLSearchParams({ _next: next });
  const { headers } = await ask("/__inbox/booking", { method: "POST", body });
  expect(headers.get("location")).toBe(location);
});

test.each<[what: string, status: number, request: RequestOptions, body: string]>([
  ["of this machine", 200, { headers: { Host: "localhost:9000" } }, ""],
  ["of this machine by its number", 200, { headers: { Host: "[::1]:9000" } }, ""],
  ["for another host", 403, { headers: { Host: "evil.example" } }, ""],
  ["from another site", 403, { method: "POST", headers: { Origin: "http://evil.example" } }, "a=1"],
  ["from a page without a site", 403, { method: "POST", headers: { Origin: "null" } }, "a=1"],
  ["of 33 MB", 413, { method: "POST", headers: { "Content-Length": "33000000" } }, "a=1"],
  ["that isn't a form", 400, { method: "POST", headers: { "Content-Type": "image/png" } }, "x"],
])("the inbox answers a request %s with the status %i", async (_what, status, options, body) => {
  const { port } = server.address() as AddressInfo;
  const sent = request({ port, path: "/__inbox/booking", ...options }).end(body);
  const [answer] = (await once(sent, "response")) as [IncomingMessage];
  answer.resume();
  expect(answer.statusCode).toBe(status);
  if (status !== 200) expect(await listSubmissions(at(".inbox"))).toEqual([]);
});

test.each(["abc", "99999", "-1", "1.5"])("PORT=%s is refused with one sentence", async (port) => {
  const env = { ...process.env, PORT: port };
  const child = spawn(process.execPath, ["src/tools/require-free-port.mjs", "9000"], { env });
  const [stderr] = await Promise.all([text(child.stderr), once(child, "exit")]);
  expect(stderr.trim()).toBe(`PORT=${port} is not a port. Write a number from 1 to 65535.`);
  expect(child.exitCode).toBe(1);
});

test("a port that is taken is refused with one sentence", async () => {
  const { port } = server.address() as AddressInfo;
  const env = { ...process.env, PORT: String(port) };
  const child = spawn(process.execPath, ["src/tools/require-free-port.mjs", "9000"], { env });
  const [stderr] = await Promise.all([text(child.stderr), once(child, "exit")]);
  expect(stderr.trim()).toMatch(/^Port \d+ is not free\.[^\n]+$/);
  expect(child.exitCode).toBe(1);
});
