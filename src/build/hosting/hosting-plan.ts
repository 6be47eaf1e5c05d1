import { listsOfPages } from "../../site/paths";
import { contentSecurityPolicy, type PolicyInputs } from "./content-security-policy";

/** One old or short address and the page it leads to. Both are paths from the root. */
export interface Redirect {
  from: string;
  to: string;
}

/** What a host has to do beyond serving files; each host's own file is written from this. */
export type HostingPlan = ReturnType<typeof planHosting>;

export interface HostingInputs extends PolicyInputs {
  redirects: readonly Redirect[];
  /** Paths of all pages. */
  pages: readonly string[];
  /** Paths of all files of the built site, from the root. */
  files: readonly string[];
  /** Whether the site has an editing page, at /admin/. */
  hasAdmin?: boolean;
}

export const revalidate = "public, max-age=0, must-revalidate";
export const immutable = "public, max-age=31536000, immutable";

/** Folders of files that keep their content: Gatsby hashes what is in static/, fonts are versioned by name. */
const immutableFolders = ["/static/", "/fonts/"];

/** Gatsby's scripts and styles at the root: `app-<hash>.js`, `styles.<hash>.css`. */
export const hashedRootFile = /^\/[^/]+[-.][0-9a-f]{20}\.(js|css)$/;

const oneYear = 31_536_000;

/** Plans what a host has to do, from what was built. */
export function planHosting(inputs: HostingInputs) {
  // An address below a list that is not a page leads to the list.
  const lists = listsOfPages.map((path) => ({
    path,
    pages: inputs.pages.filter((page) => page.startsWith(`${path}/`)).sort(),
  }));
  return {
    /** Permanent. */
    redirects: inputs.redirects,
    lists,
    /** Of every answer. */
    headers: [
      ["Content-Security-Policy", contentSecurityPolicy(inputs)],
      // Without includeSubDomains: whether all other names below this one speak https is for the owner to decide.
      ["Strict-Transport-Security", `max-age=${oneYear}`],
      ["X-Content-Type-Options", "nosniff"],
      ["Referrer-Policy", "strict-origin-when-cross-origin"],
      ["Permissions-Policy", "camera=(), microphone=(), geolocation=(), payment=(), usb=()"],
      ["X-Frame-Options", "DENY"],
      // Pop-ups, because the share menu opens some.
      ["Cross-Origin-Opener-Policy", "same-origin-allow-popups"],
      // No other site embeds anything from here: the feed has no pictures, and search engines fetch their own.
      ["Cross-Origin-Resource-Policy", "same-origin"],
    ] satisfies [name: string, value: string][],
    /** Where the Content-Security-Policy of the site holds, as rules for hosts; undefined is everywhere. */
    policyPaths: inputs.hasAdmin ? [...new Set(inputs.pages.map(policyPath))] : undefined,
    /** Files whose name changes with their content. */
    immutable: {
      folders: immutableFolders,
      files: inputs.files.filter((file) => hashedRootFile.test(file)).sort(),
    },
  };
}

/** `/services` of itself, `/services/*` of `/services/full-detail`. */
function policyPath(page: string): string {
  const [, top = "", ...below] = page.split("/");
  return below.length === 0 ? page : `/${top}/*`;
}
