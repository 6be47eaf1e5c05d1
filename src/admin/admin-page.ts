import { copyFileSync, rmSync } from "node:fs";
import { readFile } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import path from "node:path";
import { checkContent } from "../content/check-content";
import { readContentFolder } from "../content/folder/read-content-folder";
import { writeIfChanged } from "../publish/files";
import { policyInPage } from "../publish/hosting/content-security-policy";
import { formConfig } from "./form-config";

/** Sveltia CMS (https://sveltiacms.app), from its package. */
const program = "node_modules/@sveltia/cms/dist/sveltia-cms.js";

/**
 * What the page may load: its own files, GitHub's API, and from elsewhere the fonts of Sveltia CMS and its HEIC converter,
 * which is WebAssembly.
 */
const adminPolicy = [
  "default-src 'self'",
  "script-src 'self' 'unsafe-eval' https://unpkg.com",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' blob: data: https://*.githubusercontent.com",
  "font-src 'self' data: https://cdn.jsdelivr.net",
  "connect-src 'self' blob: data: https://api.github.com https://*.githubusercontent.com https://www.githubstatus.com https://unpkg.com",
  "worker-src 'self' blob:",
  "object-src 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join("; ");

const page = `<!doctype html>
<html lang="en-AU">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta http-equiv="Content-Security-Policy" content="${policyInPage(adminPolicy)}">
<title>Edit the content</title>
<link rel="icon" href="data:,">
<link rel="cms-config-url" type="application/json" href="/admin/config.json">
<script src="/admin/sveltia-cms.js" defer></script>
</head>
<body></body>
</html>
`;

/** The configuration of the forms, and the repository if the content names one. */
async function readForms() {
  const content = checkContent(await readContentFolder("content"));
  return {
    editing: content.files.business?.data.editing,
    config: JSON.stringify(formConfig(content)),
  };
}

/** Writes the editing page into the built site if the content names a repository. Resolves to whether it does. */
export async function writeAdmin(publicFolder: string): Promise<boolean> {
  const { editing, config } = await readForms();
  const folder = path.join(publicFolder, "admin");
  rmSync(folder, { recursive: true, force: true });
  if (!editing) return false;
  writeIfChanged(path.join(folder, "index.html"), page);
  writeIfChanged(path.join(folder, "config.json"), config);
  copyFileSync(program, path.join(folder, "sveltia-cms.js"));
  return true;
}

/**
 * Serves the same page on this machine, where Sveltia CMS works on the local folder and needs no repository. Resolves to
 * false for other addresses.
 */
export async function answerAdmin(
  request: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> {
  const send = (type: string, body: string | Buffer) => {
    response.writeHead(200, { "Content-Type": type, "Content-Security-Policy": adminPolicy });
    response.end(body);
    return true;
  };
  switch ((request.url ?? "").split("?")[0]) {
    case "/admin":
    case "/admin/":
      return send("text/html; charset=utf-8", page);
    case "/admin/config.json":
      return send("application/json", (await readForms()).config);
    case "/admin/sveltia-cms.js":
      return send("text/javascript; charset=utf-8", await readFile(program));
    default:
      return false;
  }
}
