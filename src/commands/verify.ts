import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";

import { findSiteFaults } from "../domain/site-check/find-site-faults";
import type { SiteExpectations } from "../domain/site-check/site-expectations";
import { formatFault } from "../domain/site-check/site-fault";
import { readBuiltSite } from "../gatsby/on-post-build/read-built-site";
import { siteFolders } from "../gatsby/on-post-build/site-folders";
import { foldersAt } from "./lib/folders";
import { PlainError } from "./lib/plain-error";
import { runMain } from "./lib/run-main";

// Checks public/ against what the last build's content asked for; prints every fault.
runMain(async () => {
  const { root } = foldersAt();
  const folders = siteFolders(root);
  if (!existsSync(join(folders.public, "index.html")) || !existsSync(folders.expectations)) {
    throw new PlainError("There is no built site to check yet: run `npm run build` first.");
  }
  const expectations = JSON.parse(await readFile(folders.expectations, "utf8")) as SiteExpectations;
  const site = await readBuiltSite(folders.public);
  const faults = findSiteFaults(site, expectations);
  for (const fault of faults) console.error(formatFault(fault));
  console.log(
    faults.length === 0
      ? `${site.pages.size} pages checked: heads, structured data, links, pictures and redirects are as they should be.`
      : `${site.pages.size} pages checked, ${faults.length} faults.`,
  );
  return faults.length === 0 ? 0 : 1;
});
