import type { CreatePagesArgs } from "gatsby";
import { createBlogPages } from "./blog";
import { createRedirectPages } from "./redirects";
import { createRegionPages } from "./regions";
import { createServicePages } from "./services";
import { createStyleguidePage } from "./styleguide";
import { createTextPages } from "./text-pages";

/** All pages that are made from content; the others are files in src/pages. */
export async function createPages(api: CreatePagesArgs): Promise<void> {
  await createServicePages(api);
  await createRegionPages(api);
  await createBlogPages(api);
  await createRedirectPages(api);
  await createTextPages(api);
  createStyleguidePage(api);
}
