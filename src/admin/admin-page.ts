import { readFileSync, rmSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import path from "node:path";
import { checkContent } from "@/content/check/check-content";
import type { CheckedContent } from "@/content/check/checked-content";
import { readContentFolder } from "@/content/read/read-content-folder";
import { writeIfChanged } from "@/lib/files";
import { addressOf } from "@/site/address";
import { formConfig } from "./form-config";

/** The script of Sveltia CMS (https://sveltiacms.app), from its package. */
const programFile = "node_modules/@sveltia/cms/dist/sveltia-cms.js";

/**
 * The policy of the page. No other host may run scripts here, because the page has a token that
 * can write to the repository. Sveltia CMS reads its latest version and translations from
 * unpkg.com, but no script. Its fonts and icons come from jsdelivr.net.
 */
const adminPolicy = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' blob: data: https://*.githubusercontent.com",
  "font-src https://cdn.jsdelivr.net",
  "connect-src 'self' blob: data: https://api.github.com https://*.githubusercontent.com https://www.githubstatus.com https://unpkg.com/@sveltia/",
  "worker-src 'self' blob:",
  "object-src 'none'",
  "base-uri 'none'",
].join("; ");

const formatPage = () => `<!doctype html>
<html lang="en-AU">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta http-equiv="Content-Security-Policy" content="${adminPolicy}">
<title>Edit the content</title>
<link rel="icon" href="data:,">
<link rel="cms-config-url" type="application/json" href="${addressOf("/admin/config.json")}">
<script src="${addressOf("/admin/sveltia-cms.mjs")}" defer></script>
</head>
<body></body>
</html>
`;

/** The configuration of the forms, as Sveltia CMS reads it. */
const formatConfig = (content: CheckedContent) => JSON.stringify(formConfig(content));

/** Writes the editing page into the built site if the content names a repository. */
export function writeAdmin(publicFolder: string, content: CheckedContent): void {
  const folder = path.join(publicFolder, "admin");
  rmSync(folder, { recursive: true, force: true });
  if (!content.files.business?.data.editing) return;
  writeIfChanged(path.join(folder, "index.html"), formatPage());
  writeIfChanged(path.join(folder, "config.json"), formatConfig(content));
  writeIfChanged(path.join(folder, "sveltia-cms.mjs"), readFileSync(programFile));
}

/**
 * Answers a request for the editing page on this machine, where Sveltia CMS edits the local folder
 * and needs no repository. Resolves to whether it has answered.
 */
export async function answerAdmin(
  request: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> {
  const sendContent = (type: string, body: string | Buffer) => {
    response.writeHead(200, { "Content-Type": type });
    response.end(body);
    return true;
  };
  const address = (request.url ?? "").split("?")[0] ?? "";
  if (!/^\/admin(\/|$)/.test(address)) return false;
  switch (address) {
    case "/admin":
    case "/admin/":
      return sendContent("text/html; charset=utf-8", formatPage());
    case "/admin/config.json":
      return sendContent(
        "application/json",
        formatConfig(checkContent(await readContentFolder("content"))),
      );
    case "/admin/sveltia-cms.mjs":
      return sendContent("text/javascript; charset=utf-8", readFileSync(programFile));
  }
  return false;
}
