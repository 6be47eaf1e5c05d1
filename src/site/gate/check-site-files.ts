import { readSitemap } from "../feeds/format-sitemap";
import { findHeadersFileViolations } from "../hosting/format-headers-file";
import { paths } from "../paths";
import type { BuiltSite } from "./built-site";
import type { CheckAddress } from "./check-references";
import { inFile } from "./in-file";
import { findStyleAddresses } from "./read-page";

const headersFile = "/_headers";
const needed = [
  ...[paths.sitemap, "/robots.txt", paths.manifest, paths.feed, "/_redirects"],
  headersFile,
];

/**
 * What is wrong with the files beside the pages: those that are missing, pictures, fonts and icons that they name and
 * that are not there, and what hosts would not read. What else stands in them is made of the content, as the pages are.
 */
export function findSiteFileViolations({ texts }: BuiltSite, checkAddress: CheckAddress): string[] {
  const loaded = (file: string, addresses: readonly string[]) =>
    addresses.flatMap((address) => inFile(file, ...checkAddress({ use: "load", address }, file)));
  const { icons } = JSON.parse(texts.get(paths.manifest) ?? '{"icons":[]}') as {
    icons: { src: string }[];
  };
  return [
    ...needed.filter((file) => !texts.has(file)).flatMap((file) => inFile(file, "is missing")),
    ...[...texts].flatMap(([file, text]) =>
      file.endsWith(".css") ? loaded(file, findStyleAddresses(text)) : [],
    ),
    ...loaded(paths.sitemap, readSitemap(texts.get(paths.sitemap) ?? "").pictures),
    ...loaded(
      paths.manifest,
      icons.map(({ src }) => src),
    ),
    ...inFile(headersFile, ...findHeadersFileViolations(texts.get(headersFile) ?? "")),
  ];
}
