import { originsOfForm } from "../../requests/form-settings";

export interface PolicyInputs {
  /** Hashes of the inline scripts: `sha256-…` in base64. */
  scriptHashes: readonly string[];
  /** Where forms post to: paths of this site or absolute addresses. */
  formActions: readonly string[];
  siteAddress: string;
  /** Address of the script that counts visits; it reports to its own origin. */
  statistics?: string | undefined;
}

/**
 * The Content-Security-Policy of every page (https://www.w3.org/TR/CSP3/). Inline scripts run only by hash. Fonts, requests
 * and the manifest fall back to `default-src`. Styles may be inline, because Gatsby puts each page's into the page and
 * React writes `style` attributes, which no hash covers. No `upgrade-insecure-requests`: some browsers apply it to a
 * preview on http://localhost, too.
 */
export function contentSecurityPolicy({
  scriptHashes,
  formActions,
  siteAddress,
  statistics,
}: PolicyInputs): string {
  const counter = statistics === undefined ? [] : [new URL(statistics).origin];
  const hashes = [...new Set(scriptHashes)].sort().map((hash) => `'${hash}'`);
  // Form services redirect back to the site, some by way of a page of their own, and Chrome applies form-action to each
  // step. On a preview, the site's address is not 'self'.
  const elsewhere = formActions.filter((action) => !action.startsWith("/"));
  const origins =
    elsewhere.length > 0 ? [...elsewhere.flatMap(originsOfForm), new URL(siteAddress).origin] : [];
  return [
    "default-src 'self'",
    ["script-src 'self'", ...hashes, ...counter].join(" "),
    ...(counter.length > 0 ? [["connect-src 'self'", ...counter].join(" ")] : []),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "object-src 'none'",
    "base-uri 'none'",
    ["form-action 'self'", ...new Set(origins)].join(" "),
    "frame-ancestors 'none'",
  ].join("; ");
}

/** A policy as a page itself may state it: browsers take `frame-ancestors` from headers only. */
export const policyInPage = (policy: string) => policy.replace(/; frame-ancestors [^;]*/, "");
