import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { connect } from "node:net";

import type { Submission } from "../../../src/tools/preview/submissions";
import { useSite } from "./lib";

/** The address the built pages of the tests call their own. */
const SITE_ADDRESS = "https://rivergum.example";

const site = useSite({ "index.html": "<h1>Home</h1>" });

function post(fields: [string, string][], headers: Record<string, string> = {}, form = "booking") {
  return site.ask(`/__inbox/${form}`, {
    method: "POST",
    headers: { "content-type": "application/x-www-form-urlencoded", ...headers },
    body: new URLSearchParams(fields).toString(),
  });
}

function stored(): Submission[] {
  if (!existsSync(site.inbox())) return [];
  return readdirSync(site.inbox())
    .filter((name) => name.endsWith(".json"))
    .sort()
    .map((name) => JSON.parse(readFileSync(site.inbox(name), "utf8")) as Submission);
}

describe("a form that is sent", () => {
  const fields: [string, string][] = [
    ["full_name", "Zoë O'Neill <zoe@example.com>"],
    ["message", "Two lines:\r\none & two = three"],
    ["utilities", "yes"],
    ["utilities", "no"],
    ["referral", ""],
    ["_next", `${SITE_ADDRESS}/thanks`],
  ];

  test("is stored with every field, in order, in a file of its own that only its owner can read", async () => {
    await post(fields, {}, "contact");
    expect(stored()).toEqual([
      { receivedAt: expect.stringMatching(/^\d{4}-.*Z$/) as string, form: "contact", fields },
    ]);
    const [name = "", ...others] = readdirSync(site.inbox());
    expect(others).toEqual([]);
    expect(name).toMatch(/^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-\d{3}Z-contact-[0-9a-f]{8}\.json$/);
    expect(statSync(site.inbox(name)).mode & 0o777).toBe(0o600);
    expect(site.lines()).toEqual([`Inbox: contact request stored as ${name}`]);
  });

  test("is stored as spam when the field no person sees was filled in, and answered as usual", async () => {
    const answer = await post([...fields, ["_honey", "buy now"]]);
    expect([answer.status, answer.headers.location]).toEqual([303, "/thanks"]);
    expect(stored()).toEqual([expect.objectContaining({ spam: true })]);
  });
});

describe("the next page", () => {
  test.each([
    ["on the published site", `${SITE_ADDRESS}/thanks`, "/thanks"],
    ["with a query", `${SITE_ADDRESS}/thanks?a=1`, "/thanks?a=1"],
    ["as a path", "/contact-thanks", "/contact-thanks"],
    ["on another site", "https://evil.example/thanks", "/thanks"],
    ["with slashes that name another site", `${SITE_ADDRESS}//evil.example/x`, "/evil.example/x"],
    ["with nothing but another site", "//evil.example", "/"],
    ["with a backslash", "/\\evil.example", "/"],
    ["of an unknown scheme", "foo:/\\evil.example", "/evil.example"],
    ["with a name before another site", "https://rivergum.example@evil.example/", "/"],
    ["that is a script", "javascript:alert(1)", "/alert(1)"],
    ["that is a text", "data:text/html,x", "/text/html,x"],
  ])("%s is looked for on this server", async (_what, next, location) => {
    const answer = await post([["_next", next]]);
    expect([answer.status, answer.headers.location]).toEqual([303, location]);
  });

  test("that is no address is as none", async () => {
    expect((await post([["_next", "http://["]])).status).toBe(200);
  });

  test("may be left out: a page says that the request was received", async () => {
    const answer = await post([["name", "Zoë"]]);
    expect([answer.status, answer.body.toString()]).toEqual([
      200,
      expect.stringContaining("Received"),
    ]);
    expect(stored()).toHaveLength(1);
  });
});

describe("what is refused", () => {
  test("a body over 100 kB, with an answer the sender gets to see; one just under it is taken", async () => {
    const answer = await post([["message", "x".repeat(2_000_000)]]);
    expect(answer.status).toBe(413);
    expect(answer.body.toString()).toContain("at most 100 kB");
    expect(stored()).toEqual([]);
    expect((await post([["message", "x".repeat(99_000)]])).status).toBe(200);
    expect(stored()[0]?.fields[0]?.[1]).toHaveLength(99_000);
  });

  test.each([
    ["application/json", 415],
    ["text/plain", 415],
    ["multipart/form-data; boundary=x", 400],
    ["multipart/form-data", 400],
  ])("a body that is no form of the type %s", async (type, status) => {
    expect((await post([["a", "b"]], { "content-type": type })).status).toBe(status);
    expect(stored()).toEqual([]);
  });

  test.each([
    ["the page of another site", { origin: "https://evil.example" }, 403],
    ["another port of this machine", { origin: "http://127.0.0.1:1" }, 403],
    ["a browser that says so", { origin: "null", "sec-fetch-site": "cross-site" }, 403],
    ["a page that hides its address", { origin: "null", "sec-fetch-site": "same-origin" }, 200],
  ])("or not: a form sent from %s", async (_what, headers, status) => {
    expect((await post([["a", "b"]], headers)).status).toBe(status);
    expect(stored()).toHaveLength(status === 200 ? 1 : 0);
  });

  test("the page's own form is taken", async () => {
    expect((await post([["a", "b"]], { origin: `http://${site.host()}` })).status).toBe(200);
  });

  test.each([
    ["GET", "/__inbox/booking", "localhost", 405],
    ["POST", "/__inbox", "localhost", 405],
    ["POST", "/__inbox/other", "localhost", 404],
    ["GET", "/__inbox/some-file.json", "localhost", 404],
    // A name that is not this machine's.
    ["GET", "/__inbox", "evil.example", 403],
    ["POST", "/__inbox/booking", "evil.example", 403],
  ])("%s %s of the host %s", async (method, path, host, status) => {
    expect((await site.ask(path, { method, headers: { host } })).status).toBe(status);
  });
});

test("a sender who goes away halfway stops nothing", async () => {
  const [host = "", port = ""] = site.host().split(":");
  await new Promise<void>((resolve) => {
    const socket = connect(Number(port), host, () => {
      socket.write(
        `POST /__inbox/booking HTTP/1.1\r\nHost: ${site.host()}\r\nContent-Length: 50\r\n\r\nhalf`,
        () => socket.destroy(),
      );
    });
    socket.on("close", () => resolve());
  });
  expect((await site.ask("/")).status).toBe(200);
  expect(site.lines()).toEqual([]);
});

describe("the list", () => {
  test("says so when nothing was sent yet", async () => {
    const { status, body } = await site.ask("/__inbox");
    expect([status, body.toString()]).toEqual([
      200,
      expect.stringContaining("Nothing has come in yet"),
    ]);
  });

  test("shows every request, newest first, as text and never as markup", async () => {
    await post([["name", "first <script>alert(1)</script>"]]);
    await new Promise((resolve) => setTimeout(resolve, 5));
    await post([['"><img src=x>', "second & last"]], {}, "contact");
    const { headers, body } = await site.ask("/__inbox");
    const html = body.toString();
    expect(headers["cache-control"]).toBe("no-store");
    expect(html).toContain("2 requests");
    // The day in words, by the clock of this computer.
    expect(html).toMatch(/<time datetime="\d{4}-[^"]+Z">[A-Z][a-z]+day/);
    expect(html).toContain("first &lt;script&gt;alert(1)&lt;/script&gt;");
    expect(html).toContain("&quot;&gt;&lt;img src=x&gt;");
    expect(html).not.toMatch(/<script|<img/);
    expect(html.indexOf("second &amp; last")).toBeLessThan(html.indexOf("first &lt;"));
  });
});

test.each([
  ["half of one", "{"],
  ["null", "null"],
  ["fields that are no text", '{"receivedAt":"x","form":"booking","fields":[["name",1],[null]]}'],
  ["a form nobody knows", '{"receivedAt":"x","form":"other","fields":[]}'],
])(
  "a file of the inbox that holds %s is named as what cannot be read, and the others are shown",
  async (_what, text) => {
    const name = "2026-11-21T00-00-00-000Z-booking-0123abcd.json";
    mkdirSync(site.inbox(), { recursive: true });
    writeFileSync(site.inbox(name), text);
    await post([["name", "Zoë"]]);
    const html = (await site.ask("/__inbox")).body.toString();
    expect(html).toContain(`The file ${name} cannot be read as a request.`);
    expect(html).toContain("Zoë");
  },
);

describe("photos", () => {
  const jpeg = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3]);
  const send = async (name: string, data: Buffer) => {
    const form = new FormData();
    form.append("message", "Zoë");
    form.append("photo_1", new Blob([new Uint8Array(data)]), name);
    const request = new Request("http://x", { method: "POST", body: form });
    return site.ask("/__inbox/booking", {
      method: "POST",
      headers: { "content-type": request.headers.get("content-type") ?? "" },
      body: Buffer.from(await request.arrayBuffer()),
    });
  };
  test("are kept beside the request under names of our own, and shown as what they are", async () => {
    await send("../../<b>car</b>.html", jpeg);
    const [{ fields, photos }] = stored() as [Submission];
    expect(fields).toEqual([["message", "Zoë"]]);
    const file = photos?.[0]?.file ?? "";
    expect(file).toMatch(/^\d{4}-[\dTZ-]+-booking-[0-9a-f]{8}-1\.jpg$/);
    expect(statSync(site.inbox(file)).mode & 0o777).toBe(0o600);
    const list = String((await site.ask("/__inbox")).body);
    expect(list).toContain(`<img src="/__inbox/photo/${file}"`);
    expect(list).not.toContain("<b>car");
    const photo = await site.ask(`/__inbox/photo/${file}`);
    expect(photo.headers).toMatchObject({
      "content-type": "image/jpeg",
      "x-content-type-options": "nosniff",
      "content-security-policy": "default-src 'none'; sandbox",
    });
  });

  test.each([
    ["a page that calls itself a photo", "car.jpg", "<html><script>alert(1)</script>"],
    ["a video", "car.mp4", "\0\0\0\u0018ftypmp42"],
  ])("%s is named but not kept", async (_what, name, text) => {
    await send(name, Buffer.from(text, "latin1"));
    expect(readdirSync(site.inbox())).toHaveLength(1);
    expect(stored()[0]?.photos).toEqual([{ field: "photo_1", name, bytes: text.length }]);
    expect(String((await site.ask("/__inbox")).body)).toContain("no picture, not kept");
  });

  test.each(["x.jpg", "..%2f..%2fpackage.json", "2026-01-01T00-00-00-000Z-booking-0a-1.jpg"])(
    "no other file can be asked for as one: %s",
    async (name) => expect((await site.ask(`/__inbox/photo/${name}`)).status).toBe(404),
  );
});
