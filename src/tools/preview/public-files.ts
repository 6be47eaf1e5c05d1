import { listFiles } from "../../gatsby/on-post-build/list-files";

// Hosts read these two and never hand them out.
const HIDDEN = ["/_headers", "/_redirects"];

/** The files of a built site, as they are now. */
interface PublicFiles {
  /** The file's own path ("/about/index.html") for the path of an address ("/about"). */
  find: (path: string) => string | undefined;
  /** Whether there is a file of exactly this path. */
  has: (file: string) => boolean;
}

/** Lists a built site once, so that no address can reach anything outside of it; links are no part of it. */
export function listPublicFiles(publicDir: string): PublicFiles {
  const files = new Set(listFiles(publicDir));
  for (const name of HIDDEN) files.delete(name);
  return {
    has: (file) => files.has(file),
    find: (path) => {
      const page = path.replace(/\/$/, "");
      return [path, `${page}.html`, `${page}/index.html`].find((file) => files.has(file));
    },
  };
}
