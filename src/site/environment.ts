/** Whether this is `gatsby build`, not `gatsby develop`. */
export function isProductionBuild(): boolean {
  return process.env["NODE_ENV"] === "production";
}

/** What is wrong with the variable SITE_URL, in a sentence; undefined if nothing. */
export function explainSiteUrl({ SITE_URL: value }: { SITE_URL?: string | undefined }) {
  if (!value || (URL.canParse(value) && new URL(value).origin === value.replace(/\/$/, "")))
    return undefined;
  return `The environment variable SITE_URL is "${value}". Write an address such as https://www.example.com`;
}

/**
 * The address of the site without a trailing slash: SITE_URL or, if that is empty, the owner's.
 * (GitHub Actions sets variables that don't exist to "".)
 */
export function siteAddressOr(ownersAddress: string): string {
  return (process.env["SITE_URL"] || ownersAddress).replace(/\/$/, "");
}
