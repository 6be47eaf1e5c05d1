import type { IncomingMessage, ServerResponse } from "node:http";

import { escapeXml } from "../../site/feeds/escape-xml";
import { countOf } from "../check/report-text";
import { isLoopbackHost } from "./listen-on-loopback";
import { readBody } from "./read-body";
import { sendPage, sendSentence } from "./send-page";
import {
  type Form,
  FORMS,
  listSubmissions,
  readPhoto,
  type SentPhoto,
  storeSubmission,
  type Submission,
} from "./submissions";

export interface InboxOptions {
  /** Where submissions are kept, one file each. */
  inboxDir: string;
  /** Gets one line for each submission. */
  log: (line: string) => void;
}

const INBOX_PATH = "/__inbox";
// Photos come as they are where no script has made them smaller.
const BODY_LIMITS: Record<string, { bytes: number; words: string }> = {
  "application/x-www-form-urlencoded": { bytes: 100_000, words: "100 kB of text" },
  "multipart/form-data": { bytes: 40_000_000, words: "40 MB of photos" },
};
const PHOTO_PATH = `${INBOX_PATH}/photo/`;

/**
 * The stand-in for the form service while none is configured: stores what the forms post to
 * /__inbox/booking and /__inbox/contact, answers as the service does, lists all at /__inbox.
 * The handler resolves to false for any other path, leaving the response alone.
 */
export function createInbox(options: InboxOptions) {
  return async (request: IncomingMessage, response: ServerResponse): Promise<boolean> => {
    const path = (request.url ?? "/").split("?")[0] ?? "/";
    if (path !== INBOX_PATH && !path.startsWith(`${INBOX_PATH}/`)) return false;
    const form = FORMS.find((name) => path === `${INBOX_PATH}/${name}`);
    if (!isLoopbackHost(request.headers.host)) {
      sendSentence(response, 403, "Not here", "The inbox answers on this machine only.");
    } else if (form) {
      await receive(request, response, form, options);
    } else if (path.startsWith(PHOTO_PATH)) {
      await showPhoto(response, path.slice(PHOTO_PATH.length), options);
    } else if (path === INBOX_PATH || path === `${INBOX_PATH}/`) {
      await showList(request, response, options);
    } else {
      sendSentence(response, 404, "Nothing here", "The inbox has no such page.");
    }
    return true;
  };
}

async function receive(
  request: IncomingMessage,
  response: ServerResponse,
  form: Form,
  options: InboxOptions,
): Promise<void> {
  if (request.method !== "POST") {
    response.setHeader("Allow", "POST");
    return sendSentence(response, 405, "Nothing to see", "This address only receives the form.");
  }
  const contentType = request.headers["content-type"] ?? "";
  const type = contentType.split(";")[0]?.trim().toLowerCase() ?? "";
  const limit = BODY_LIMITS[type];
  const body = await readBody(request, limit?.bytes ?? 0);
  if (isFromElsewhere(request))
    return sendSentence(
      response,
      403,
      "Not accepted",
      "The form was sent from a page of another site.",
    );
  if (!limit) {
    const types = Object.keys(BODY_LIMITS).join(" and ");
    return sendSentence(response, 415, "Not a form", `The inbox only reads ${types}.`);
  }
  if (!body)
    return sendSentence(response, 413, "Too long", `A request can hold at most ${limit.words}.`);
  const sent = await readForm(body, contentType).catch(() => undefined);
  if (!sent) return sendSentence(response, 400, "Not a form", "The request is not a whole form.");
  const { fields, files } = sent;
  const next = findNextPath(fields);
  const isSpam = fields.some(([name, value]) => name === "_honey" && value !== "");
  const submission: Submission = {
    receivedAt: new Date().toISOString(),
    form,
    ...(isSpam && { spam: true }),
    fields,
  };
  const file = await storeSubmission(options.inboxDir, submission, files);
  options.log(`Inbox: ${form} request stored as ${file}${isSpam ? " (looks like spam)" : ""}`);
  if (next === undefined)
    return sendSentence(response, 200, "Received", "Your request was received.");
  response.writeHead(303, { Location: next, "Cache-Control": "no-store" });
  response.end();
}

async function showPhoto(response: ServerResponse, name: string, { inboxDir }: InboxOptions) {
  const photo = await readPhoto(inboxDir, name);
  if (!photo) return sendSentence(response, 404, "Nothing here", "The inbox has no such photo.");
  response.writeHead(200, {
    "Content-Type": photo.type,
    "Content-Security-Policy": "default-src 'none'; sandbox",
    "Cross-Origin-Resource-Policy": "same-origin",
    "X-Content-Type-Options": "nosniff",
    "Cache-Control": "no-store",
  });
  response.end(photo.data);
}

/** Reads a form, with files or without. Throws for a body that is none. */
async function readForm(body: Buffer, type: string) {
  const headers = { "content-type": type };
  const form = await new Response(new Uint8Array(body), { headers }).formData();
  const fields: [string, string][] = [];
  const files: [string, File][] = [];
  for (const [name, value] of form)
    if (typeof value === "string") fields.push([name, value]);
    else if (value.size > 0) files.push([name, value]);
  return { fields, files };
}

/** True when a browser says that another site's page sent this. */
function isFromElsewhere(request: IncomingMessage): boolean {
  if (request.headers["sec-fetch-site"] === "cross-site") return true;
  const origin = request.headers.origin;
  // Browsers write "null" where the page's referrer policy hides its address.
  return origin !== undefined && origin !== "null" && origin !== `http://${request.headers.host}`;
}

/**
 * The path on this server that `_next` stands for; undefined where there is none. Pages are built with their public address,
 * hence only the path: wherever it points, the answer leads to no other site.
 */
function findNextPath(fields: Submission["fields"]): string | undefined {
  const next = fields.find(([name]) => name === "_next")?.[1];
  const anywhere = "http://localhost";
  if (!next || !URL.canParse(next, anywhere)) return undefined;
  const { pathname, search } = new URL(next, anywhere);
  // A browser reads "//host" and "/\host" at the start of a Location as another site.
  return `/${pathname.replace(/^[\\/]+/, "")}${search}`;
}

async function showList(
  request: IncomingMessage,
  response: ServerResponse,
  options: InboxOptions,
): Promise<void> {
  if (request.method !== "GET" && request.method !== "HEAD") {
    response.setHeader("Allow", "GET, HEAD");
    return sendSentence(response, 405, "Not accepted", "Forms post to an address of their own.");
  }
  const { submissions, unreadable } = await listSubmissions(options.inboxDir);
  const said =
    submissions.length === 0
      ? "Nothing has come in yet. Send the booking or the contact form of this preview, and it is here."
      : `${countOf(submissions.length, "request")}, newest first.`;
  const warnings = unreadable.map(
    (name) => `<p>The file ${escapeXml(name)} cannot be read as a request.</p>`,
  );
  sendPage(
    response,
    200,
    "Inbox",
    `<p>${said}</p>${warnings.join("")}${submissions.map(renderSubmission).join("")}`,
  );
}

function renderPhoto({ name, file, bytes }: SentPhoto): string {
  const words = `${escapeXml(name)}, ${Math.ceil(bytes / 1000)} kB`;
  if (!file) return `<p>${words}: no picture, not kept.</p>`;
  const address = `${PHOTO_PATH}${file}`;
  return `<p><a href="${address}"><img src="${address}" alt="" width="160"> ${words}</a></p>`;
}

function renderSubmission({ form, receivedAt, spam, fields, photos = [] }: Submission): string {
  const rows = fields.map(
    ([name, value]) => `<dt>${escapeXml(name)}</dt><dd>${escapeXml(value)}</dd>`,
  );
  const title = `${form === "booking" ? "Booking" : "Contact"}${spam ? " (looks like spam)" : ""}`;
  // By the clock of this computer: `Friday, 20 November 2026 at 1:40 pm`.
  const when = new Date(receivedAt).toLocaleString("en-AU", {
    dateStyle: "full",
    timeStyle: "short",
  });
  return `<article><h2>${title}, <time datetime="${receivedAt}">${when}</time></h2><dl>${rows.join("")}</dl>${photos.map(renderPhoto).join("")}</article>`;
}
