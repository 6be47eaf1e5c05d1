import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import { extname, join } from "node:path";
import { escapeXml } from "@/lib/escape-xml";

/** A request that has arrived. */
export interface Submission {
  /** Time of arrival, in UTC. */
  receivedAt: string;
  /** `booking`, `contact` or `quote`. */
  form: string;
  /** All fields, in the order of the form. A name may appear more than once. */
  fields: [name: string, value: string][];
  /** Pictures sent with it: their original names, and the files they are stored in. */
  photos: { name: string; file: string }[];
}

/** The most bytes of one request: the most photos that `photosMb` in business.yml allows, and a little for the words. */
const maxBytes = 51_000_000;

const types: Readonly<Record<string, string>> = {
  ".jpg": "image/jpeg",
  ".jpeg": "image/jpeg",
  ".png": "image/png",
  ".webp": "image/webp",
  ".heic": "image/heic",
  ".heif": "image/heif",
  ".avif": "image/avif",
  ".gif": "image/gif",
  ".tif": "image/tiff",
  ".tiff": "image/tiff",
  ".dng": "image/x-adobe-dng",
};

/**
 * Receives the forms while no form provider is set. Each request becomes a file in `folder`, with its photos beside it; the
 * answer is that of a form provider; /__inbox lists all requests. Resolves to false for other addresses.
 */
export async function answerInbox(
  request: IncomingMessage,
  response: ServerResponse,
  folder: string,
): Promise<boolean> {
  const [, root, name = "", photo = ""] = (request.url ?? "").split(/[/?]/);
  if (root !== "__inbox") return false;
  const { host = "", origin = `http://${host}` } = request.headers;
  const forwarded = codespaceHost(request.socket.localPort);
  // A request under any other name may come from a page elsewhere that tries to read private requests (DNS rebinding).
  if (!/^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(host) && host !== forwarded)
    refuse(
      response,
      403,
      `The inbox answers on localhost and in a Codespace, and not on ${host || "a host without a name"}, because another site could read private requests there.`,
    );
  else if (![host, forwarded].includes(origin.replace(/^https?:\/\//, "")))
    refuse(response, 403, "It came from another site.");
  else if (request.method === "POST") await receive(name, request, response, folder);
  else if (!["GET", "HEAD"].includes(request.method ?? ""))
    response.writeHead(405, { Allow: "GET, HEAD, POST" }).end();
  else if (name === "photo") await sendPhoto(photo, response, folder);
  else sendPage(response, "Inbox", (await readFiles(folder)).map(describeFile).join(""));
  return true;
}

/**
 * The host under which a Codespace shows a port to its owner
 * (https://docs.github.com/en/codespaces/developing-in-a-codespace/default-environment-variables-for-your-codespace). Undefined
 * elsewhere.
 */
function codespaceHost(port: number | undefined): string | undefined {
  const { CODESPACE_NAME: name, GITHUB_CODESPACES_PORT_FORWARDING_DOMAIN: domain } = process.env;
  return name && domain ? `${name}-${port}.${domain}` : undefined;
}

/** All requests in the inbox, newest first. */
export async function listSubmissions(folder: string): Promise<Submission[]> {
  return (await readFiles(folder)).map(({ text }) => JSON.parse(text) as Submission);
}

async function readFiles(folder: string): Promise<{ name: string; text: string }[]> {
  const files = existsSync(folder) ? await readdir(folder) : [];
  const names = files.filter((file) => file.endsWith(".json")).sort();
  const read = async (name: string) => ({ name, text: await readFile(join(folder, name), "utf8") });
  return Promise.all(names.reverse().map(read));
}

/** A file of the inbox as HTML. A damaged file doesn't hide the others. */
function describeFile({ name, text }: { name: string; text: string }): string {
  try {
    return describe(JSON.parse(text) as Submission);
  } catch {
    return `<p>${escapeXml(name)} can't be read: it is not a request as this inbox stores it.</p>`;
  }
}

/** The body of a request; undefined if it has more than `maxBytes`, and then nothing is kept. */
async function readBody(request: IncomingMessage): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes <= maxBytes) chunks.push(chunk);
    else chunks.length = 0;
  }
  return bytes <= maxBytes ? new Uint8Array(Buffer.concat(chunks)) : undefined;
}

/** Answers a request that is not stored. */
function refuse(response: ServerResponse, status: number, reason: string) {
  response.writeHead(status, { "Content-Type": "text/plain; charset=utf-8" });
  response.end(`The request was not stored. ${reason}`);
}

async function receive(
  form: string,
  request: IncomingMessage,
  response: ServerResponse,
  folder: string,
) {
  const body = await readBody(request);
  if (!body)
    return refuse(response, 413, `It has more than ${maxBytes / 1_000_000} MB, photos included.`);
  const headers = { "content-type": request.headers["content-type"] ?? "" };
  const sent = await new Response(body, { headers }).formData().catch(() => undefined);
  if (!sent) return refuse(response, 400, "The request is not a form.");
  const entries = [...sent];
  const receivedAt = new Date().toISOString();
  // Not every system allows colons in file names.
  const id = `${receivedAt.replace(/[:.]/g, "-")}-${randomUUID().slice(0, 8)}`;
  const submission: Submission = { receivedAt, form, fields: [], photos: [] };
  // Only this account may read the folder.
  await mkdir(folder, { recursive: true, mode: 0o700 });
  for (const [field, value] of entries) {
    if (typeof value === "string") submission.fields.push([field, value]);
    const ending = typeof value === "string" ? "" : extname(value.name).toLowerCase();
    if (typeof value === "string" || value.size === 0 || !types[ending]) continue;
    const file = `${id}-${submission.photos.length + 1}${ending}`;
    await writeFile(join(folder, file), Buffer.from(await value.arrayBuffer()));
    submission.photos.push({ name: value.name, file });
  }
  await writeFile(join(folder, `${id}.json`), JSON.stringify(submission, null, 2));
  // The forms contain the site's public address, so only its path is used here.
  const next = submission.fields.find(([name]) => name === "_next")?.[1];
  const path =
    next && URL.canParse(next, "http://localhost") ? new URL(next, "http://localhost") : undefined;
  if (!path) return sendPage(response, "Received", "<p>Your request was received.</p>");
  // Two slashes at the start would lead to another site.
  response.writeHead(303, { Location: `/${path.pathname.replace(/^[\\/]+/, "")}${path.search}` });
  response.end();
}

async function sendPhoto(file: string, response: ServerResponse, folder: string) {
  const type = types[extname(file)];
  const data = type && (await readFile(join(folder, file)).catch(() => undefined));
  if (!data) return response.writeHead(404).end();
  response.writeHead(200, { "Content-Type": type, "X-Content-Type-Options": "nosniff" });
  response.end(data);
}

function describe({ form, receivedAt, fields, photos }: Submission): string {
  // In the time zone of this computer: `Friday, 20 November 2026 at 1:40 pm`.
  const options = { dateStyle: "full", timeStyle: "short" } as const;
  const when = new Date(receivedAt).toLocaleString("en-AU", options);
  const rows = fields.map(
    ([name, value]) => `<dt>${escapeXml(name)}</dt><dd>${describeValue(value)}</dd>`,
  );
  const pictures = photos.map(
    ({ name, file }) =>
      `<p><a href="/__inbox/photo/${file}"><img src="/__inbox/photo/${file}" alt="" width="160"> ${escapeXml(name)}</a></p>`,
  );
  const title = { booking: "Booking", quote: "Quote accepted" }[form] ?? "Message";
  return `<h2>${title}, ${when}</h2><dl>${rows.join("")}</dl>${pictures.join("")}`;
}

/** A value of a request. The link to the desk contains the site's public address, so only its path is used here. */
function describeValue(value: string): string {
  const [, path] = /^https?:\/\/[^/]+(\/desk#[\w.*+%~=-]+)$/.exec(value) ?? [];
  return path ? `<a href="${escapeXml(path)}">Open on your phone</a>` : escapeXml(value);
}

function sendPage(response: ServerResponse, title: string, body: string) {
  response.writeHead(200, {
    "Content-Type": "text/html; charset=utf-8",
    "Content-Security-Policy": "default-src 'none'; img-src 'self'; style-src 'unsafe-inline'",
    "Cache-Control": "no-store",
  });
  response.end(
    `<!doctype html><html lang="en-AU"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><style>body{font:1rem/1.5 system-ui;max-width:46rem;margin:2rem auto;padding:0 1rem}dt{font-weight:600}dd{white-space:pre-wrap;overflow-wrap:anywhere}</style><h1>${title}</h1>${body || "<p>Nothing yet. Send the booking or the contact form, and it will appear here.</p>"}</html>`,
  );
}
