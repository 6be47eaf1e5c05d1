import { siteFolder } from "@/lib/site-folder";

/** A page or file of the site, from the site's root; pages.ts and paths.ts have them. */
export type SitePath = `/${string}`;

/**
 * The address of a path on the site's host, as HTML, CSS and hosts need it: with the site's folder.
 * Gatsby's Link and navigate() take paths, and add the folder themselves.
 */
export const addressOf = (path: SitePath): string => siteFolder() + path;

/** The path of a `location.pathname`, without the site's folder and a slash at the end. */
export function pathOf(pathname: string): SitePath {
  return (pathname.slice(siteFolder().length).replace(/\/$/, "") || "/") as SitePath;
}
