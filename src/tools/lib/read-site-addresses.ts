import { readFileSync } from "node:fs";
import { join } from "node:path";

import { parse } from "yaml";

/**
 * The addresses the built pages may call their own: `SITE_URL` and `siteAddress` of
 * content/business.yml. A file that cannot be read counts as silent: the content check reports it.
 */
export function readSiteAddresses(root: string): string[] {
  const addresses: unknown[] = [process.env["SITE_URL"]];
  try {
    const business = parse(readFileSync(join(root, "content", "business.yml"), "utf8")) as {
      siteAddress?: unknown;
    };
    addresses.push(business.siteAddress);
  } catch {
    // As silent as one without the key.
  }
  return addresses.filter(
    (address): address is string => typeof address === "string" && URL.canParse(address),
  );
}
