import { readFileSync } from "node:fs";
import { join } from "node:path";

/** The paths of all pages that search engines may list, as the sitemap of the built site has them, in its order. */
export function listIndexedRoutes(publicDir: string): string[] {
  const sitemap = readFileSync(join(publicDir, "sitemap.xml"), "utf8");
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = ""]) => new URL(address).pathname,
  );
}
