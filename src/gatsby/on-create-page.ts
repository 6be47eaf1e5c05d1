import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { isProductionBuild } from "@/site/environment";
import { findPagesWithoutRow } from "@/site/page-ids";

/** In development, names a page that has just been added without a row in the table. A build stops at it (on-pre-init.ts). */
export const onCreatePage: GatsbyNode["onCreatePage"] = ({ page, reporter }) => {
  if (isProductionBuild()) return;
  const file = path.relative(path.resolve("src", "pages"), page.component);
  if (file.startsWith("..")) return;
  for (const sentence of findPagesWithoutRow([file])) reporter.warn(sentence);
};
