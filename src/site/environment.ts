import { existsSync, readFileSync } from "node:fs";
import { parseDocument } from "yaml";

/** Whether this is `gatsby build`, not `gatsby develop`. */
export function isProductionBuild(): boolean {
  return process.env["NODE_ENV"] === "production";
}

/**
 * The folder in the address of a site: `/your-site` of `https://you.github.io/your-site`, empty for
 * the root of a host. Undefined if it is no such address, or has a slash at its end.
 */
export function folderIn(siteAddress: string): string | undefined {
  if (!URL.canParse(siteAddress)) return undefined;
  const { origin, pathname } = new URL(siteAddress);
  const folder = pathname.replace(/^\/$/, "");
  return origin + folder === siteAddress && /^(\/[\w.-]+)*$/.test(folder) ? folder : undefined;
}

/** What is wrong with the variable SITE_URL, in a sentence; undefined if nothing. */
export function explainSiteUrl({ SITE_URL: value }: { SITE_URL?: string | undefined }) {
  if (!value || folderIn(value.replace(/\/$/, "")) !== undefined) return undefined;
  return `The environment variable SITE_URL is "${value}". Write an address such as https://www.example.com or https://you.github.io/your-site`;
}

/**
 * The address of the site without a trailing slash: SITE_URL or, if that is empty, the owner's.
 * (GitHub Actions sets variables that don't exist to "".)
 */
export function siteAddressOr(ownersAddress: string): string {
  return (process.env["SITE_URL"] || ownersAddress).replace(/\/$/, "");
}

/** The folder of the published site. Empty, too, while its address can't be read. */
export function readSiteFolder(): string {
  const file = "content/business.yml";
  const facts = parseDocument(existsSync(file) ? readFileSync(file, "utf8") : "");
  return folderIn(siteAddressOr(String(facts.get("siteAddress")))) ?? "";
}
