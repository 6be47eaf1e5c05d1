/** Whether this is `gatsby build`, not `gatsby develop`. */
export function isProductionBuild(): boolean {
  return process.env["NODE_ENV"] === "production";
}

/**
 * The address of the site without a trailing slash: SITE_URL or, if that is empty, the owner's.
 * (GitHub Actions sets variables that don't exist to "".)
 */
export function siteAddressOr(ownersAddress: string): string {
  return (process.env["SITE_URL"] || ownersAddress).replace(/\/$/, "");
}
