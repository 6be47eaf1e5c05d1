/** Whether the running command publishes (`gatsby build`) rather than shows (`gatsby develop`). */
export function isPublishing(): boolean {
  return process.env["NODE_ENV"] === "production";
}

/** The day it is in a time zone, `YYYY-MM-DD`. */
export function todayIn(timeZone: string, instant: Date): string {
  return new Intl.DateTimeFormat("en-CA", {
    timeZone,
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
  }).format(instant);
}

/** The address of the site: SITE_URL where it is set, else the owner's, without a slash at its end. */
export function siteAddressOr(ownersAddress: string): string {
  return (process.env["SITE_URL"] ?? ownersAddress).replace(/\/$/, "");
}
