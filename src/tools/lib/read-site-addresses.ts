import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { parse } from "yaml";

/**
 * The addresses the built pages may call their own: `SITE_URL` and `siteAddress` of
 * content/business.yml. A file that cannot be read counts as silent: the content check reports it.
 */
export function readSiteAddresses(root: string): string[] {
  const addresses = [process.env["SITE_URL"], readSiteAddressOfContent(root)];
  return addresses.filter((address) => address !== undefined && URL.canParse(address)) as string[];
}

function readSiteAddressOfContent(root: string): string | undefined {
  const file = join(root, "content", "business.yml");
  if (!existsSync(file)) return undefined;
  try {
    const business = parse(readFileSync(file, "utf8")) as { siteAddress?: unknown } | null;
    return typeof business?.siteAddress === "string" ? business.siteAddress : undefined;
  } catch {
    return undefined;
  }
}
