import { createHash } from "node:crypto";
import { originsOfForm } from "@/requests/form-providers";

/**
 * Makes the Content-Security-Policy of every page (https://www.w3.org/TR/CSP3/). Of inline scripts,
 * only those of `html` may run. Inline styles may, because Gatsby puts a page's CSS into its HTML
 * and React writes `style` attributes. There is no `upgrade-insecure-requests`, which some browsers
 * apply to http://localhost. `formActions` are paths of this site or absolute addresses.
 */
export function contentSecurityPolicy(
  html: string,
  formActions: readonly string[],
  siteAddress: string,
): string {
  // A form provider redirects back to the site, maybe through its own page, and Chrome applies
  // form-action to each step. The site's own address is listed because in a preview it isn't
  // 'self'.
  const elsewhere = formActions.filter((action) => !action.startsWith("/"));
  const origins =
    elsewhere.length > 0 ? [...elsewhere.flatMap(originsOfForm), new URL(siteAddress).origin] : [];
  return [
    "default-src 'self'",
    ["script-src 'self'", ...hashInlineScripts(html)].join(" "),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "object-src 'none'",
    "base-uri 'none'",
    ["form-action 'self'", ...new Set(origins)].join(" "),
  ].join("; ");
}

/**
 * The hashes of a page's inline scripts as a policy names them
 * (https://www.w3.org/TR/CSP3/#grammardef-hash-source).
 */
function hashInlineScripts(html: string): string[] {
  const scripts = [...html.matchAll(/<script([^>]*)>([^]*?)<\/script>/g)];
  return scripts.flatMap(([, attributes = "", code = ""]) =>
    /\bsrc=|ld\+json|chunk-mapping/.test(attributes)
      ? []
      : [`'sha256-${createHash("sha256").update(code, "utf8").digest("base64")}'`],
  );
}
