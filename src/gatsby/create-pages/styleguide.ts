import type { CreatePagesArgs } from "gatsby";
import { isPublishing } from "../environment";
import { template } from "./template";

/** Every component in every state, in development only: a build makes no such page and bundles none of it. */
export function createStyleguidePage({ actions }: CreatePagesArgs): void {
  if (isPublishing()) return;
  actions.createPage({ path: "/styleguide", component: template("styleguide-page"), context: {} });
}
