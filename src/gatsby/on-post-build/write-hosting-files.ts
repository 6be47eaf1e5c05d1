import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import { formatHeadersFile } from "../../site/hosting/format-headers-file";
import { formatRedirectsFile } from "../../site/hosting/format-redirects-file";
import { planHosting } from "../../site/hosting/hosting-plan";
import type { BuiltSite } from "../../site/gate/built-site";
import type { SiteExpectations } from "../../site/gate/expect-pages";
import type { PublishedContent } from "./query-site-content";
import type { SiteFolders } from "./site-folders";
import { writeIfChanged } from "./write-if-changed";

/** Writes what each kind of host reads, from one plan, and returns the published ones, by their path. */
export function writeHostingFiles(
  folders: SiteFolders,
  content: PublishedContent,
  { pages }: SiteExpectations,
  site: BuiltSite,
): [file: string, text: string][] {
  const plan = planHosting({
    siteAddress: content.site.business.siteAddress,
    redirects: content.redirects,
    pages: pages.filter(({ redirectTo }) => redirectTo === undefined).map(({ path: page }) => page),
    files: [...site.files],
    scriptHashes: inlineScripts(folders.public).map(hashScript),
    formActions: content.formActions,
    statistics: content.statistics,
  });
  const published: [file: string, text: string][] = [
    ["/_redirects", formatRedirectsFile(plan)],
    ["/_headers", formatHeadersFile(plan)],
  ];
  writeIfChanged(folders.plan, JSON.stringify(plan));
  for (const [file, text] of published) writeIfChanged(path.join(folders.public, file), text);
  return published;
}

/** Those of the home page, because they are the same on all (src/html.tsx); any other that came into a page is not to run. */
function inlineScripts(publicFolder: string): string[] {
  const html = readFileSync(path.join(publicFolder, "index.html"), "utf8");
  return [...html.matchAll(/<script([^>]*)>([^]*?)<\/script>/g)].flatMap(
    ([, attributes = "", code = ""]) => (/\bsrc=|ld\+json/.test(attributes) ? [] : [code]),
  );
}

/** The source expression of an inline script (https://www.w3.org/TR/CSP3/#grammardef-hash-source). */
function hashScript(text: string): string {
  return `sha256-${createHash("sha256").update(text, "utf8").digest("base64")}`;
}
