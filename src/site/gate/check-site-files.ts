import { readSitemap } from "../feeds/format-sitemap";
import { findHeadersFileViolations } from "../hosting/format-headers-file";
import { absoluteUrl } from "../links";
import { paths } from "../paths";
import type { BuiltSite } from "./built-site";
import type { AddressBook } from "./check-references";
import type { SiteExpectations } from "./site-expectations";
import type { SiteViolation } from "./site-violation";

const robotsFile = "/robots.txt";
const redirectsFile = "/_redirects";
const headersFile = "/_headers";

/** What is wrong with the files beside the pages: sitemap, robots.txt, manifest, feed and hosting files. */
export function findSiteFileViolations(
  site: BuiltSite,
  expectations: SiteExpectations,
  book: AddressBook,
): SiteViolation[] {
  const needed = [
    paths.sitemap,
    robotsFile,
    paths.manifest,
    paths.feed,
    redirectsFile,
    headersFile,
  ];
  const missing = needed.filter((file) => !site.texts.has(file));
  const text = (file: string) => site.texts.get(file) ?? "";
  const at = (file: string, violations: readonly string[]) =>
    missing.includes(file) ? [] : violations.map((violation) => ({ file, text: violation }));
  return [
    ...missing.map((file) => ({ file, text: "is missing" })),
    ...at(paths.sitemap, checkSitemap(text(paths.sitemap), expectations, book)),
    ...at(robotsFile, checkRobots(text(robotsFile), expectations)),
    ...at(paths.manifest, checkManifest(text(paths.manifest), book)),
    ...at(paths.feed, checkFeed(text(paths.feed), book)),
    ...at(redirectsFile, checkRedirects(text(redirectsFile), expectations)),
    ...at(headersFile, findHeadersFileViolations(text(headersFile))),
  ];
}

function checkSitemap(
  xml: string,
  { pages, siteAddress }: SiteExpectations,
  book: AddressBook,
): string[] {
  const indexed = new Set(
    pages.filter(({ seo }) => seo.isIndexed).map(({ path }) => absoluteUrl(siteAddress, path)),
  );
  const listed = new Set<string>();
  const violations: string[] = [];
  const found = readSitemap(xml);
  for (const address of found.pages) {
    if (listed.has(address)) violations.push(`lists ${address} twice`);
    else if (!indexed.has(address)) violations.push(`lists ${address}, which is not to be listed`);
    listed.add(address);
  }
  const missing = [...indexed].filter((address) => !listed.has(address));
  return [
    ...missing.map((address) => `${address} is missing`),
    ...violations,
    ...found.pictures.flatMap(
      (address) => book.findViolation({ use: "load", address }, paths.sitemap) ?? [],
    ),
  ];
}

function checkRobots(text: string, { siteAddress }: SiteExpectations): string[] {
  const line = `Sitemap: ${absoluteUrl(siteAddress, paths.sitemap)}`;
  const closed = text.split("\n").filter((each) => /^Disallow:\s*\/\s*$/i.test(each));
  return [
    ...(text.split("\n").includes(line) ? [] : [`the line "${line}" is missing`]),
    ...closed.map((each) => `"${each}" closes the whole site to search engines`),
  ];
}

function checkManifest(text: string, book: AddressBook): string[] {
  let manifest: { start_url?: string; icons?: { src: string }[] };
  try {
    manifest = JSON.parse(text) as typeof manifest;
  } catch (error) {
    return [`is no JSON: ${String(error)}`];
  }
  const addresses = [manifest.start_url ?? "", ...(manifest.icons ?? []).map(({ src }) => src)];
  return addresses.flatMap(
    (address) => book.findViolation({ use: "load", address }, paths.manifest) ?? [],
  );
}

function checkFeed(xml: string, book: AddressBook): string[] {
  const addresses = [...xml.matchAll(/\b(?:href|src)="([^"]*)"|<link>([^<]*)<\/link>/g)].map(
    ([, attribute, link]) => (attribute ?? link ?? "").replaceAll("&amp;", "&"),
  );
  const relative = addresses.filter((address) => !/^[a-z]+:/.test(address));
  const dead = addresses.flatMap(
    (address) => book.findViolation({ use: "link", address }, paths.feed) ?? [],
  );
  return [
    ...new Set([...relative.map((address) => `has the relative address ${address}`), ...dead]),
  ];
}

function checkRedirects(text: string, { pages }: SiteExpectations): string[] {
  const rules = [...text.matchAll(/^(\/\S*) (\/\S*) 30[12]$/gm)].map(([, from = "", to = ""]) => ({
    from,
    to,
  }));
  const there = new Set(
    pages.filter(({ redirectTo }) => redirectTo === undefined).map(({ path }) => path),
  );
  const dead = rules
    .filter(({ to }) => !there.has(to))
    .map(({ from, to }) => `forwards ${from} to ${to}, which does not exist`);
  const forwarded = new Set(rules.map(({ from }) => from));
  const forgotten = pages
    .filter(({ path, redirectTo }) => redirectTo !== undefined && !forwarded.has(path))
    .map(({ path, redirectTo }) => `does not forward ${path} to ${redirectTo}`);
  return [...dead, ...forgotten];
}
