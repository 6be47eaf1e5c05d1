import { existsSync } from "node:fs";
import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import { join } from "node:path";

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
  if (request.method === "POST") await receive(form, request, response, folder);
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
  const body = new Uint8Array(Buffer.concat((await request.toArray()) as Buffer[]));
  const sent = await new Response(body, { headers }).formData();
  const fields: Submission["fields"] = [];
  for (const [name, value] of sent)
    fields.push([name, typeof value === "string" ? value : await describeFile(value)]);
  const submission: Submission = { receivedAt: new Date().toISOString(), form, fields };
  await mkdir(folder, { recursive: true });
  // Not every system allows colons in file names.
  const file = `${submission.receivedAt.replace(/[:.]/g, "-")}-${process.hrtime.bigint()}.json`;
  await writeFile(join(folder, file), JSON.stringify(submission));
  // The forms contain the site's public address, so only its path is used here.
  const next = new URL(String(sent.get("_next") ?? "/"), "http://localhost");
  response.writeHead(303, { Location: next.pathname + next.search }).end();
}

/** The name of a file and its content as an address to open: `car.jpg data:image/jpeg;base64,…`. */
async function describeFile(file: File): Promise<string> {
  const content = Buffer.from(await file.arrayBuffer()).toString("base64");
  return `${file.name} data:${file.type};base64,${content}`;
}
