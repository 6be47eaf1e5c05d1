import { existsSync } from "node:fs";
import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import { isIP } from "node:net";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";

/** A request that has arrived. */
export interface Submission {
  /** Time of arrival, in UTC. */
  receivedAt: string;
  /** `booking`, `contact` or `quote`. */
  form: string;
  /** All fields, in the order of the form. A name may appear more than once. */
  fields: [name: string, value: string][];
}

/** The most bytes of a request that are stored; the forms send less. */
const maxBytes = 32_000_000;

/**
 * Whether a request names this machine as its host, so that no other site can read or fill the
 * inbox by a name that leads here.
 */
function isForThisMachine({ headers: { host = "" } }: IncomingMessage): boolean {
  const name = host.replace(/:\d+$/, "").replace(/^\[(.*)\]$/, "$1");
  return name === "localhost" || isIP(name) > 0;
}

/** Whether a page of another site has sent a request; programs name no origin. */
const isForeign = ({ headers: { origin, host } }: IncomingMessage): boolean =>
  origin !== undefined && origin.replace(/^https?:\/\//, "") !== host;

/**
 * Receives the forms while no form provider is set. Each request becomes a file in `folder`; the
 * answer is that of a form provider; /__inbox lists all requests, as a page for browsers and as
 * JSON for programs. Resolves to false for other addresses.
 */
export async function answerInbox(
  request: IncomingMessage,
  response: ServerResponse,
  folder: string,
): Promise<boolean> {
  const [, root, form = ""] = (request.url ?? "").split(/[/?]/);
  if (root !== "__inbox") return false;
  if (!isForThisMachine(request)) response.writeHead(403).end("Open the inbox on localhost.");
  else if (request.method === "POST" && isForeign(request))
    response.writeHead(403).end("The inbox takes forms of this site.");
  else if (request.method === "POST") await receive(form, request, response, folder);
  else if (request.headers.accept?.includes("text/html")) {
    response.writeHead(200, {
      "Content-Type": "text/html; charset=utf-8",
      "Content-Security-Policy": "default-src 'none'; img-src data:; style-src 'unsafe-inline'",
    });
    response.end(formatInbox(await listSubmissions(folder)));
  } else {
    response.writeHead(200, { "Content-Type": "application/json; charset=utf-8" });
    response.end(JSON.stringify(await listSubmissions(folder), null, 2));
  }
  return true;
}

/** All requests in the inbox, newest first. */
export async function listSubmissions(folder: string): Promise<Submission[]> {
  const files = existsSync(folder) ? (await readdir(folder)).sort().reverse() : [];
  const readSubmission = async (file: string) =>
    JSON.parse(await readFile(join(folder, file), "utf8")) as Submission;
  return Promise.all(files.map(readSubmission));
}

const escape = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** An answer in the inbox: a photo, a link to the desk of this server, or words. */
function formatAnswer(value: string): string {
  const [, name, photo] = /^(.*) (data:image\/[\w.+-]+;base64,[\w+/=]+)$/.exec(value) ?? [];
  if (photo) return `${escape(name ?? "")}<br><img src="${photo}" alt="" width="320">`;
  const [desk] = /\/desk#.*/s.exec(value) ?? [];
  return desk ? `<a href="${escape(desk)}">Open on the desk</a>` : escape(value);
}

/** The page with all requests, the newest first: what each of its fields says. */
function formatInbox(submissions: readonly Submission[]): string {
  const sections = submissions.map(({ form, receivedAt, fields }) => {
    // Names with an underscore before them are for form providers.
    const shown = fields.filter(([name, value]) => value && !name.startsWith("_"));
    const rows = shown.map(
      ([name, value]) => `<tr><th>${escape(name)}</th><td>${formatAnswer(value)}</td></tr>`,
    );
    const valueOf = (wanted: string) => fields.find(([name]) => name === wanted)?.[1] ?? "";
    const facts = [form, ...["reference", "service", "suburb"].map(valueOf)].filter(Boolean);
    const time = new Date(receivedAt).toLocaleString("en-AU");
    return `<h2>${escape([...facts, time].join(" · "))}</h2><table>${rows.join("")}</table>`;
  });
  const style =
    "body{font:1rem/1.5 sans-serif;max-width:50rem;margin:2rem auto;padding:0 1rem}th{text-align:left;vertical-align:top;padding-right:1rem}td{white-space:pre-line}";
  return `<!doctype html><html lang="en-AU"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Inbox</title><style>${style}</style><h1>What the forms sent</h1>${sections.join("") || "<p>Nothing yet.</p>"}</html>`;
}

async function receive(
  form: string,
  request: IncomingMessage,
  response: ServerResponse,
  folder: string,
) {
  if (!(Number(request.headers["content-length"]) <= maxBytes)) {
    request.resume();
    return response.writeHead(413).end("The inbox takes at most 32 MB.");
  }
  const headers = { "content-type": request.headers["content-type"] ?? "" };
  const body = await buffer(request);
  const sent = await new Response(body, { headers }).formData().catch(() => undefined);
  if (!sent) return response.writeHead(400).end("The inbox takes forms.");
  const fields: Submission["fields"] = [];
  for (const [name, value] of sent)
    fields.push([name, typeof value === "string" ? value : await describeFile(value)]);
  const submission: Submission = { receivedAt: new Date().toISOString(), form, fields };
  await mkdir(folder, { recursive: true });
  // Not every system allows colons in file names.
  const file = `${submission.receivedAt.replace(/[:.]/g, "-")}-${process.hrtime.bigint()}.json`;
  await writeFile(join(folder, file), JSON.stringify(submission));
  response.writeHead(303, { Location: pathOnThisSite(String(sent.get("_next") ?? "/")) }).end();
}

/** The path of an address on this site. The forms contain the site's public address. */
function pathOnThisSite(address: string): string {
  const base = "http://localhost";
  if (!URL.canParse(address, base)) return "/";
  const { pathname, search } = new URL(address, base);
  // Two slashes would begin another host.
  return pathname.replace(/^\/+/, "/") + search;
}

/** A file's name, and its content as an address: `car.jpg data:image/jpeg;base64,…`. */
async function describeFile(file: File): Promise<string> {
  const content = Buffer.from(await file.arrayBuffer()).toString("base64");
  return `${file.name} data:${file.type};base64,${content}`;
}
