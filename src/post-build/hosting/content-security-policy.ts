import { originsOfForm } from "@/requests/form-providers";

export interface PolicyInputs {
  /** The hashes of the inline scripts, as `sha256-…` in base64. */
  scriptHashes: readonly string[];
  /** The addresses to which forms post: paths of this site or absolute addresses. */
  formActions: readonly string[];
  siteAddress: string;
  /** The address of the script that counts visits, if there is one. It reports to its own origin. */
  statistics?: string | undefined;
}

/**
 * Makes the Content-Security-Policy of every page (https://www.w3.org/TR/CSP3/). Inline scripts run only if their hash is
 * listed. Styles may be inline, because Gatsby puts a page's styles into its HTML and React writes `style` attributes,
 * which hashes don't cover. `upgrade-insecure-requests` is left out, because some browsers would apply it to
 * http://localhost.
 */
export function contentSecurityPolicy({
  scriptHashes,
  formActions,
  siteAddress,
  statistics,
}: PolicyInputs): string {
  const counter = statistics === undefined ? [] : [new URL(statistics).origin];
  const hashes = [...new Set(scriptHashes)].sort().map((hash) => `'${hash}'`);
  // A form provider redirects back to the site, maybe through a page of its own, and Chrome applies form-action to each step. The
  // site's own address is listed because in a preview it isn't 'self'.
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

/** The policy for a `<meta>` element: browsers accept `frame-ancestors` only in a header. */
export const policyInPage = (policy: string) => policy.replace(/; frame-ancestors [^;]*/, "");
