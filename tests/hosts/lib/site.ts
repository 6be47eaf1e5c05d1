import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { extname } from "node:path";

import { parse } from "yaml";

import { listIndexedRoutes } from "../../../src/tools/lib/list-routes";
import { readPage } from "../../../src/site/gate/read-page";
import { speculationRules } from "../../../src/site/speculation-rules";

/** Every old and short address the owner has written down, with its page. */
export const REDIRECTS = (
  parse(readFileSync("content/redirects.yml", "utf8")) as { to: string; from: string[] }[]
).flatMap(({ to, from }) => from.map((address) => [address, to] as const));

const files = readdirSync("public", { recursive: true })
  .map((name) => `/${String(name).replaceAll("\\", "/")}`)
  .sort();

const sources = new Set<string>(["/404", ...REDIRECTS.map(([from]) => from)]);
const builtPages = files
  .filter((file) => file.endsWith("/index.html"))
  .map((file) => file.slice(0, -"/index.html".length) || "/");

/** Every page a visitor can be led to: those of the sitemap, those that follow a sent form, and all others there are. */
export const PAGES = [
  ...new Set([...listIndexedRoutes("public"), "/thanks", "/contact-thanks", ...builtPages]),
].filter((path) => !sources.has(path));

/** Scripts and styles at the top: their names change with their content. */
export const HASHED = files.filter((file) =>
  /^\/(c-[0-9a-f]{8}|[^/]+[-.][0-9a-f]{20})\.(js|css)$/.test(file),
);

/** One picture, font or query result of each kind. */
export const UNCHANGING = [
  ...new Map(
    files
      .filter((file) => /^\/(static|fonts)\/.*\.(avif|webp|jpg|png|woff2)$/.test(file))
      .map((file) => [extname(file), file]),
  ).values(),
];

/** Files that say something else after the next deploy, under the same name. */
export const CHANGING = [
  ...files.filter((file) => /^\/page-data\/.*\.json$/.test(file)),
  ...["/sitemap.xml", "/rss.xml", "/robots.txt", "/manifest.webmanifest"],
];

/** The file of a page. */
export function readPageFile(path: string): Buffer {
  return readFileSync(`public${path === "/" ? "" : path}/index.html`);
}

/** What a policy has to name for the scripts that stand in a page, and for the rules that come into it later (https://www.w3.org/TR/CSP3/). */
export function hashScriptsOf(html: string): string[] {
  const scripts = [...readPage(html).inlineScripts, speculationRules];
  const hash = (text: string) => createHash("sha256").update(text, "utf8").digest("base64");
  return [...new Set(scripts.map((text) => `'sha256-${hash(text)}'`))].sort();
}

/** The canonical address a page names. */
export function canonicalOf(html: string): string | undefined {
  return readPage(html).links.find(({ rel }) => rel === "canonical")?.["href"];
}

/**
 * What a policy has to name for the forms of the site: a service they are sent to, and the site itself, to which the
 * service leads back.
 */
export function listFormOrigins(): string[] {
  const pages = ["/booking", "/contact"].map((path) => readPageFile(path).toString());
  const services = pages
    .flatMap((html) => readPage(html).references)
    .filter(({ use, address }) => use === "form" && /^https?:/.test(address))
    .map(({ address }) => new URL(address).origin);
  const own = canonicalOf(pages[0] ?? "");
  return services.length > 0 && own ? [...new Set([...services, new URL(own).origin])] : [];
}
