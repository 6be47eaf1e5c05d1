import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createSiteHandler, listen } from "../../../src/tools/lib/serve";
import { findBrowser } from "./find-browser";

/** Serves the built site for the browser tests, with an inbox of its own, and picks the browser. */
export default async function setUp(): Promise<void> {
  const inbox = mkdtempSync(join(tmpdir(), "inbox-"));
  process.on("exit", () => rmSync(inbox, { recursive: true }));
  const server = createServer(createSiteHandler(process.cwd(), inbox)).unref();
  await listen(server, 0);
  const { path, env } = findBrowser();
  Object.assign(process.env, env, {
    BASE_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    BROWSER_PATH: path,
    INBOX_DIR: inbox,
  });
}
