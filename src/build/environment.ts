/** Whether the running command publishes (`gatsby build`) rather than shows (`gatsby develop`). */
export function isPublishing(): boolean {
  return process.env["NODE_ENV"] === "production";
}

/** The address of the site: SITE_URL where it is set (workflows set unknown variables to nothing), else the owner's, without a slash at its end. */
export function siteAddressOr(ownersAddress: string): string {
  return (process.env["SITE_URL"] || ownersAddress).replace(/\/$/, "");
}
