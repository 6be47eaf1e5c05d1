/** Whether this is `gatsby build`, not `gatsby develop`. */
export function isPublishing(): boolean {
  return process.env["NODE_ENV"] === "production";
}

/** The address of the site without a slash at its end: SITE_URL, or else the owner's. (Workflows set unknown variables to "".) */
export function siteAddressOr(ownersAddress: string): string {
  return (process.env["SITE_URL"] || ownersAddress).replace(/\/$/, "");
}
