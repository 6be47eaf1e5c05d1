import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import { listFiles, type SiteFolders, writeIfChanged } from "@/lib/files";
import { formatHeadersFile } from "./format-headers-file";
import { formatRedirectsFile } from "./format-redirects-file";
import { type HostingInputs, planHosting } from "./hosting-plan";
import { writePolicy } from "./write-policy";

/**
 * Writes the files for hosts and for the preview server from one plan, and puts the policy into the pages if hosts won't send
 * it.
 */
export function writeHostingFiles(
  folders: SiteFolders,
  inputs: Omit<HostingInputs, "files" | "scriptHashes">,
): void {
  const files = listFiles(folders.public);
  const scriptHashes = inlineScripts(folders.public).map(hashScript);
  const plan = planHosting({ ...inputs, files, scriptHashes });
  // site.yml sets this variable, because GitHub Pages sends no headers.
  const isInPages = plan.isPolicyInPages || Boolean(process.env["POLICY_IN_PAGES"]);
  writePolicy(folders.public, isInPages ? plan.policy : undefined);
  writeIfChanged(folders.plan, JSON.stringify(plan));
  writeIfChanged(path.join(folders.public, "_redirects"), formatRedirectsFile(plan));
  writeIfChanged(path.join(folders.public, "_headers"), formatHeadersFile(plan));
}

/** The inline scripts of the home page, which are the same on all pages (src/html.tsx). No other inline script may run. */
function inlineScripts(publicFolder: string): string[] {
  const html = readFileSync(path.join(publicFolder, "index.html"), "utf8");
  return [...html.matchAll(/<script([^>]*)>([^]*?)<\/script>/g)].flatMap(
    ([, attributes = "", code = ""]) => (/\bsrc=|ld\+json/.test(attributes) ? [] : [code]),
  );
}

/** The hash of an inline script as a policy names it (https://www.w3.org/TR/CSP3/#grammardef-hash-source). */
function hashScript(text: string): string {
  return `sha256-${createHash("sha256").update(text, "utf8").digest("base64")}`;
}
