import { readFileSync } from "node:fs";
import { join } from "node:path";

import { readSitemap } from "../../site/feeds/format-sitemap";

/** The paths of all pages that search engines may list, as the sitemap of the built site has them, in its order. */
export const listIndexedRoutes = (publicDir: string): string[] =>
  readSitemap(readFileSync(join(publicDir, "sitemap.xml"), "utf8")).pages.map(
    (address) => new URL(address).pathname,
  );
