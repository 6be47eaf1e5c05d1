import { existsSync, readFileSync } from "node:fs";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { join } from "node:path";

import sirv from "sirv";

import { collectHeaders, parseHeadersFile } from "../../site/hosting/parse-headers-file";
import {
  findPlainRedirect,
  findSplatRedirect,
  type HostingFileProblem,
  parseRedirectsFile,
} from "../../site/hosting/parse-redirects-file";
import { createInbox, type InboxOptions } from "./inbox";
import { listPublicFiles } from "./public-files";
import { sendSentence } from "./send-page";
import { createTextFileSender, isTextFile } from "./send-text-file";

export interface PreviewServerOptions extends InboxOptions {
  /** The built site. */
  publicDir: string;
}

const REVALIDATE = "public, max-age=0, must-revalidate";
const IMMUTABLE = "public, max-age=31536000, immutable";
// Gatsby puts a hash of the content into these names, so that a name never changes its content.
const HASHED_FILE = /^\/static\/|-[0-9a-f]{20}\.(js|css)$|\.[0-9a-f]{20}\.css$/;

/**
 * A server that shows a built site as its host will: redirects and headers of the generated
 * _redirects and _headers, pages at addresses without a trailing slash, 404.html for the rest,
 * compressed. Files are listed once, here: make a new server after a build.
 * The local inbox (see inbox.ts) is its only moving part.
 */
export function createPreviewServer(options: PreviewServerOptions): Server {
  const { publicDir, log } = options;
  const files = listPublicFiles(publicDir);
  const redirects = readHostingFile(publicDir, "_redirects", parseRedirectsFile, log)?.rules ?? [];
  const blocks = readHostingFile(publicDir, "_headers", parseHeadersFile, log)?.blocks;
  const inbox = createInbox(options);
  const sendTextFile = createTextFileSender();
  const sendStatic = sirv(publicDir, { etag: true, brotli: true, gzip: true });

  function setHeaders(response: ServerResponse, path: string) {
    const isImmutable = !blocks && HASHED_FILE.test(path);
    response.setHeader("Cache-Control", isImmutable ? IMMUTABLE : REVALIDATE);
    for (const [name, value] of collectHeaders(blocks ?? [], path)) response.setHeader(name, value);
  }

  async function sendFile(
    request: IncomingMessage,
    response: ServerResponse,
    path: string,
    file: string,
  ) {
    setHeaders(response, path);
    const isReady = files.has(`${file}.br`) || files.has(`${file}.gz`);
    if (isTextFile(file) && !isReady && !request.headers.range) {
      await sendTextFile(request, response, join(publicDir, file));
      return;
    }
    request.url = encodeURI(file);
    sendStatic(request, response, () => sendNotFound(request, response, path));
  }

  async function sendNotFound(request: IncomingMessage, response: ServerResponse, path: string) {
    if (!files.has("/404.html")) {
      sendSentence(response, 404, "Page not found", "There is no page at this address.");
      return;
    }
    setHeaders(response, path);
    // A file that is missing now may be there after the next deploy.
    response.setHeader("Cache-Control", REVALIDATE);
    await sendTextFile(request, response, join(publicDir, "404.html"), 404);
  }

  async function answer(request: IncomingMessage, response: ServerResponse) {
    if (await inbox(request, response)) return;
    if (request.method !== "GET" && request.method !== "HEAD") {
      response.setHeader("Allow", "GET, HEAD");
      sendSentence(response, 405, "Not accepted", "Pages can only be read.");
      return;
    }
    const { path, query } = splitAddress(request.url ?? "/");
    const plain = findPlainRedirect(redirects, path);
    if (plain) return redirect(response, plain.status, plain.to, query);
    const file = files.find(path);
    if (file && path.length > 1 && path.endsWith("/")) {
      return redirect(response, 301, encodeURI(path.slice(0, -1)), query);
    }
    if (file) return sendFile(request, response, path, file);
    const splat = findSplatRedirect(redirects, path);
    if (splat) return redirect(response, splat.status, splat.to, query);
    return sendNotFound(request, response, path);
  }

  return createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      // Whoever asked has gone away: there is nobody left to tell.
      if (request.destroyed && !request.complete) return;
      log(`Could not answer ${request.method} ${request.url}: ${String(error)}`);
      if (response.headersSent) response.destroy();
      else sendSentence(response, 500, "Something went wrong", "The reason is in the terminal.");
    });
  });
}

/** Splits an address and decodes its path; one that cannot be decoded leads to no file. */
function splitAddress(address: string): { path: string; query: string } {
  const start = address.indexOf("?");
  const path = start < 0 ? address : address.slice(0, start);
  const query = start < 0 ? "" : address.slice(start);
  try {
    return { path: decodeURIComponent(path), query };
  } catch {
    return { path, query };
  }
}

function redirect(response: ServerResponse, status: number, to: string, query: string) {
  // Both hosts hand the visitor's query on, unless the rule brings its own.
  const location = to.includes("?") ? to : insertQuery(to, query);
  response.writeHead(status, { Location: location, "Cache-Control": REVALIDATE });
  response.end();
}

function insertQuery(to: string, query: string): string {
  const start = to.indexOf("#");
  return start < 0 ? to + query : to.slice(0, start) + query + to.slice(start);
}

function readHostingFile<Parsed extends { problems: HostingFileProblem[] }>(
  publicDir: string,
  name: string,
  parse: (text: string) => Parsed,
  log: (line: string) => void,
): Parsed | undefined {
  const file = join(publicDir, name);
  if (!existsSync(file)) return undefined;
  const parsed = parse(readFileSync(file, "utf8"));
  for (const { line, text } of parsed.problems) log(`${name}:${line} is not understood: ${text}`);
  return parsed;
}
