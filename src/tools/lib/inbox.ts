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

/**
 * Whether a request names this machine as its host, so that no other site can read or fill the
 * inbox by a name of its own that leads here.
 */
function isForThisMachine({ headers: { host = "" } }: IncomingMessage): boolean {
  const name = host.replace(/:\d+$/, "").replace(/^\[(.*)\]$/, "$1");
  return name === "localhost" || isIP(name) > 0;
}

/**
 * Receives the forms while no form provider is set. Each request becomes a file in `folder`; the
 * answer is that of a form provider; /__inbox lists all requests. Resolves to false for other
 * addresses.
 */
export async function answerInbox(
  request: IncomingMessage,
  response: ServerResponse,
  folder: string,
): Promise<boolean> {
  const [, root, form = ""] = (request.url ?? "").split(/[/?]/);
  if (root !== "__inbox") return false;
  if (!isForThisMachine(request)) response.writeHead(403).end("Open the inbox on localhost.");
  else if (request.method === "POST") await receive(form, request, response, folder);
  else {
    response.writeHead(200, { "Content-Type": "application/json; charset=utf-8" });
    response.end(JSON.stringify(await listSubmissions(folder), null, 2));
  }
  return true;
}

/** All requests in the inbox, newest first. */
export async function listSubmissions(folder: string): Promise<Submission[]> {
  const files = existsSync(folder) ? (await readdir(folder)).sort().reverse() : [];
  const read = async (file: string) =>
    JSON.parse(await readFile(join(folder, file), "utf8")) as Submission;
  return Promise.all(files.map(read));
}

async function receive(
  form: string,
  request: IncomingMessage,
  response: ServerResponse,
  folder: string,
) {
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

/** The name of a file and its content as an address to open: `car.jpg data:image/jpeg;base64,…`. */
async function describeFile(file: File): Promise<string> {
  const content = Buffer.from(await file.arrayBuffer()).toString("base64");
  return `${file.name} data:${file.type};base64,${content}`;
}
