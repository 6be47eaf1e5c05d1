import { absoluteUrl } from "../links";
import { paths } from "../paths";

/** Where to report a hole: security.txt (RFC 9116). It has to say until when it holds: a year from `now`, to the day. */
export function formatSecurity(
  { email, siteAddress }: { email: string; siteAddress: string },
  now: Date,
): string {
  const expires = new Date(
    Date.UTC(now.getUTCFullYear() + 1, now.getUTCMonth(), now.getUTCDate()),
  ).toISOString();
  return [
    `Contact: mailto:${email}`,
    `Expires: ${expires}`,
    "Preferred-Languages: en",
    `Canonical: ${absoluteUrl(siteAddress, paths.security)}`,
    "",
  ].join("\n");
}
