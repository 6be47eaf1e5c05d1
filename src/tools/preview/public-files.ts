import { existsSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";

// Hosts read these two and never hand them out.
const HIDDEN = ["/_headers", "/_redirects"];

/** The files of a built site, as they are now. */
export interface PublicFiles {
  /** The file's own path ("/about/index.html") for the path of an address ("/about"). */
  find: (path: string) => string | undefined;
  /** Whether there is a file of exactly this path. */
  has: (file: string) => boolean;
}

/** Lists a built site once, so that no address can reach anything outside of it. */
export function listPublicFiles(publicDir: string): PublicFiles {
  const names = existsSync(publicDir) ? readdirSync(publicDir, { recursive: true }) : [];
  const files = new Set(
    names
      .map(String)
      .filter((name) => statSync(join(publicDir, name)).isFile())
      .map((name) => `/${name.replaceAll("\\", "/")}`),
  );
  for (const name of HIDDEN) files.delete(name);
  return {
    has: (file) => files.has(file),
    find: (path) => {
      const page = path.replace(/\/$/, "");
      return [path, `${page}.html`, `${page}/index.html`].find((file) => files.has(file));
    },
  };
}
