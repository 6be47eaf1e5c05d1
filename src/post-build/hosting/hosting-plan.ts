import { forwardingLists } from "@/site/paths";
import { contentSecurityPolicy, type PolicyInputs } from "./content-security-policy";

/** An old or short address and the page to which it leads, both as paths from the root. */
export interface Redirect {
  from: string;
  to: string;
}

/** What a host has to do besides serving files. The files for hosts are written from it, and the preview server follows it. */
export type HostingPlan = ReturnType<typeof planHosting>;

export interface HostingInputs extends PolicyInputs {
  redirects: readonly Redirect[];
  /** The paths of all pages. */
  pages: readonly string[];
  /** The paths of all files of the built site, from the root. */
  files: readonly string[];
  /** Whether the site has an editing page, /admin/, which needs a policy of its own. */
  hasAdmin?: boolean;
}

/** The longest header that Cloudflare reads, in characters (https://developers.cloudflare.com/pages/configuration/headers/). */
const maxHeader = 2000;

export const revalidate = "public, max-age=0, must-revalidate";
export const immutable = "public, max-age=31536000, immutable";

/**
 * Folders whose files never change under the same name. In /static/, Gatsby puts a hash into each name. A new version of the
 * font in /fonts/ needs a new name.
 */
const immutableFolders = ["/static/", "/fonts/"];

/** Matches the hashed scripts and styles at the root: `app-<hash>.js`, `styles.<hash>.css`. */
export const hashedRootFile = /^\/[^/]+[-.][0-9a-f]{20}\.(js|css)$/;

const oneYear = 31_536_000;

/** Plans what a host has to do for a built site. */
export function planHosting(inputs: HostingInputs) {
  // An unknown address below a list leads to the list.
  const lists = forwardingLists.map((path) => ({
    path,
    pages: inputs.pages.filter((page) => page.startsWith(`${path}/`)).sort(),
  }));
  const policy = contentSecurityPolicy(inputs);
  return {
    policy,
    /** Permanent redirects. */
    redirects: inputs.redirects,
    lists,
    /** The headers of every response. */
    headers: [
      ["Content-Security-Policy", policy],
      // includeSubDomains is left out, because only the owner knows whether all subdomains use HTTPS.
      ["Strict-Transport-Security", `max-age=${oneYear}`],
      ["X-Content-Type-Options", "nosniff"],
      ["Referrer-Policy", "strict-origin-when-cross-origin"],
      ["Permissions-Policy", "camera=(), microphone=(), geolocation=(), payment=(), usb=()"],
      ["X-Frame-Options", "DENY"],
      // The share menu opens pop-up windows.
      ["Cross-Origin-Opener-Policy", "same-origin-allow-popups"],
      // No other site has to embed files from here: the feed has no pictures, and search engines show their own copies.
      ["Cross-Origin-Resource-Policy", "same-origin"],
    ] satisfies [name: string, value: string][],
    /** Whether each page has its Content-Security-Policy in its HTML, and hosts send none. */
    isPolicyInPages:
      inputs.hasAdmin === true || `Content-Security-Policy: ${policy}`.length > maxHeader,
    /** Folders and files that never change under the same name. */
    immutable: {
      folders: immutableFolders,
      files: inputs.files.filter((file) => hashedRootFile.test(file)).sort(),
    },
  };
}
