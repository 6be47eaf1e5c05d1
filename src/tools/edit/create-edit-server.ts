import { readFileSync } from "node:fs";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { join } from "node:path";

import sirv from "sirv";

import { checkContent } from "../../content/check-content";
import { readContentFolder } from "../../gatsby/content-folder/read-content-folder";
import { PlainError } from "../lib/plain-error";
import { isLoopbackHost } from "../preview/listen-on-loopback";
import { readBody } from "../preview/read-body";
import { formConfig } from "./form-config";
import { OwnersFolder } from "./owners-folder";

interface EditOptions {
  /** The folder that holds `content/`. */
  root: string;
  /** Gets one line for each save. */
  log: (line: string) => void;
}

const uploadLimitBytes = 100_000_000;

/** The page may load nothing but what this server sends, and connect to nothing else but its font of icons. */
const policy = [
  "default-src 'self'",
  "script-src 'self' 'unsafe-eval'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' blob: data:",
  "font-src 'self' data: https://cdn.jsdelivr.net",
  "connect-src 'self' blob: data:",
  "frame-ancestors 'none'",
].join("; ");

const page = `<!doctype html>
<html lang="en-AU">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Edit the content</title>
<link rel="icon" href="data:,">
<script type="module" src="/admin/files-over-http.js"></script>
</head>
<body></body>
</html>
`;

/** The editing page: Sveltia CMS from its package, and the files of `content/` over HTTP (files-over-http.js). */
export function createEditServer({ root, log }: EditOptions): Server {
  const folder = new OwnersFolder(join(root, "content"));
  const sendCms = sirv("node_modules/@sveltia/cms/dist", { dev: true, etag: true });
  const script = readFileSync("src/tools/edit/files-over-http.js");

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { host = "", origin } = request.headers;
    if (!isLoopbackHost(host) || (origin !== undefined && origin !== `http://${host}`))
      return send(response, 403, "The editing page answers on this machine only.");
    const address = decodeURIComponent((request.url ?? "/").split("?")[0] ?? "/");
    response.setHeader("Content-Security-Policy", policy);
    response.setHeader("Cache-Control", "no-store");
    if (address.startsWith("/files/")) return file(request, response, address.slice(7));
    if (request.method !== "GET") return send(response, 405, "This address can only be read.");
    switch (address) {
      case "/":
        return void response.writeHead(302, { Location: "/admin/" }).end();
      case "/admin/":
        return send(response, 200, page, "text/html");
      case "/admin/files-over-http.js":
        return send(response, 200, script, "text/javascript");
      case "/admin/config.json": {
        const content = checkContent(await readContentFolder(join(root, "content")));
        return send(response, 200, JSON.stringify(formConfig(content)), "application/json");
      }
      case "/files":
        return send(response, 200, JSON.stringify(folder.list()), "application/json");
    }
    if (!address.startsWith("/admin/cms/")) return send(response, 404, "Nothing is here.");
    request.url = address.slice("/admin/cms".length);
    return sendCms(request, response, () => send(response, 404, "Nothing is here."));
  }

  async function file(request: IncomingMessage, response: ServerResponse, path: string) {
    switch (request.method) {
      case "GET": {
        const found = await folder.read(path);
        if (!found) return send(response, 404, `${path} is not there.`);
        response.setHeader("ETag", found.version);
        response.setHeader("Last-Modified", found.modified.toUTCString());
        return send(response, 200, found.bytes, "application/octet-stream");
      }
      case "PUT": {
        const body = await readBody(request, uploadLimitBytes);
        if (!body) return send(response, 413, `${path} is larger than 100 MB.`);
        for (const written of await folder.write(path, body, request.headers["if-match"]))
          log(`Saved: ${written}`);
        return send(response, 200, "Saved.");
      }
      case "DELETE":
        await folder.remove(path);
        log(`Removed: ${path}`);
        return send(response, 200, "Removed.");
      default:
        return send(response, 405, "Files can be read, written and removed.");
    }
  }

  return createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      if (!(error instanceof PlainError)) log(`Could not answer: ${String(error)}`);
      send(response, error instanceof PlainError ? 422 : 500, String((error as Error).message));
    });
  });
}

function send(
  response: ServerResponse,
  status: number,
  body: string | Buffer,
  type = "text/plain",
) {
  response.writeHead(status, { "Content-Type": `${type}; charset=utf-8` });
  response.end(body);
}
