import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { siteFolder } from "@/lib/site-folder";
import { readSiteFolder } from "@/site/environment";
import { createSiteHandler, startServer } from "@/tools/lib/serve";

/**
 * Serves the built site with a separate inbox until the tests end, and tells the tests their
 * addresses.
 */
export default async function serveSite(): Promise<void> {
  process.env["GATSBY_FOLDER"] = readSiteFolder();
  const inbox = mkdtempSync(join(tmpdir(), "inbox-"));
  process.on("exit", () => rmSync(inbox, { recursive: true }));
  const server = createServer(createSiteHandler(process.cwd(), inbox)).unref();
  await startServer(server, 0);
  Object.assign(process.env, {
    BASE_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}${siteFolder()}`,
    INBOX_DIR: inbox,
  });
}
