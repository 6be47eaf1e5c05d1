import { readFileSync } from "node:fs";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { join } from "node:path";

import sirv from "sirv";

import { listFiles } from "../../gatsby/on-post-build/list-files";
import { type HostingPlan, immutable, revalidate } from "../../site/hosting/hosting-plan";
import { decodeAddress } from "../../site/links";
import { createInbox, type InboxOptions } from "./inbox";
import { sendSentence } from "./send-page";

/** Hosts read these two and never hand them out. */
const hidden = ["/_headers", "/_redirects"];

export interface PreviewServerOptions extends InboxOptions {
  /** The built site. */
  publicDir: string;
  /** Its redirects and headers, as the build worked them out. */
  plan: HostingPlan;
}

/**
 * A server that shows a built site as its host will: by the plan that the hosts' own files are written from, pages at
 * addresses without a trailing slash, 404.html for the rest, compressed where the build has left a compressed file.
 * Files are listed once, here: make a new server after a build. The local inbox (see inbox.ts) is its only moving part.
 */
export function createPreviewServer(options: PreviewServerOptions): Server {
  const { publicDir, plan, log } = options;
  // Links are no part of the site, so that no address reaches anything outside of it.
  const files = new Set(listFiles(publicDir).filter((file) => !hidden.includes(file)));
  const redirects = new Map(plan.redirects.map(({ from, to }) => [from, to]));
  const inbox = createInbox(options);
  // It looks for the file itself, and not for a list of its own, which would follow links out of the folder.
  const sendFile = sirv(publicDir, { dev: true, etag: true, brotli: true });

  /** The file ("/about/index.html") for the path of an address ("/about"). */
  function findFile(path: string): string | undefined {
    const page = path.replace(/\/$/, "");
    return [path, `${page}.html`, `${page}/index.html`].find((file) => files.has(file));
  }

  function setHeaders(response: ServerResponse, path: string) {
    const { folders, files: kept } = plan.immutable;
    const isKept =
      files.has(path) && (folders.some((folder) => path.startsWith(folder)) || kept.includes(path));
    for (const [name, value] of plan.headers) response.setHeader(name, value);
    response.setHeader("Cache-Control", isKept ? immutable : revalidate);
  }

  function sendNotFound(response: ServerResponse) {
    if (!files.has("/404.html"))
      return sendSentence(response, 404, "Page not found", "There is no page at this address.");
    response.writeHead(404, { "Content-Type": "text/html; charset=utf-8" });
    response.end(readFileSync(join(publicDir, "404.html")));
  }

  async function answer(request: IncomingMessage, response: ServerResponse) {
    if (await inbox(request, response)) return;
    if (request.method !== "GET" && request.method !== "HEAD") {
      response.setHeader("Allow", "GET, HEAD");
      return sendSentence(response, 405, "Not accepted", "Pages can only be read.");
    }
    const { path, query } = splitAddress(request.url ?? "/");
    setHeaders(response, path);
    const page = path.length > 1 ? path.replace(/\/$/, "") : path;
    const moved = redirects.get(page);
    if (moved !== undefined) return redirect(response, 301, moved, query);
    const file = findFile(path);
    if (file && page !== path) return redirect(response, 301, encodeURI(page), query);
    if (file) {
      request.url = encodeURI(file);
      return sendFile(request, response, () => sendNotFound(response));
    }
    const list = plan.lists.find((each) => path.startsWith(`${each.path}/`));
    if (list) return redirect(response, 302, list.path, query);
    return sendNotFound(response);
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
  const [, path = "", query = ""] = /^([^?]*)(.*)$/.exec(address) ?? [];
  return { path: decodeAddress(path), query };
}

/** Hosts hand the visitor's query on as well. */
function redirect(response: ServerResponse, status: number, to: string, query: string) {
  const [page, ...hash] = to.split("#");
  response.writeHead(status, { Location: [page + query, ...hash].join("#") });
  response.end();
}
