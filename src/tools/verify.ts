import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";

import { findSiteViolations } from "../site/gate/find-site-violations";
import type { SiteExpectations } from "../site/gate/expect-pages";
import { readBuiltSite } from "../gatsby/on-post-build/read-built-site";
import { foldersAt } from "./lib/folders";
import { PlainError } from "./lib/plain-error";
import { runMain } from "./lib/run-main";

// Checks public/ against what the last build's content asked for; prints every violation.
runMain(async () => {
  const folders = foldersAt();
  if (!existsSync(join(folders.public, "index.html")) || !existsSync(folders.expectations)) {
    throw new PlainError("There is no built site to check yet: run `npm run build` first.");
  }
  const expectations = JSON.parse(await readFile(folders.expectations, "utf8")) as SiteExpectations;
  const site = readBuiltSite(folders.public);
  const violations = findSiteViolations(site, expectations);
  for (const violation of violations) console.error(violation);
  console.log(
    violations.length === 0
      ? `${site.pages.size} pages checked: heads, structured data, links, pictures and redirects are as they should be.`
      : `${site.pages.size} pages checked, ${violations.length} violations.`,
  );
  return violations.length === 0 ? 0 : 1;
});
