import { type BrowserServer, chromium } from "playwright-core";
import { browserArguments, findBrowser } from "./find-browser";
import serveSite from "./serve-site";

declare global {
  // Global variables are all that Jest passes from the setup to the tear-down.
  var browserServer: BrowserServer | undefined;
}

/** Serves the built site, and starts the one browser that all tests connect to. */
export default async function setUp(): Promise<void> {
  await serveSite();
  const { env, ...found } = findBrowser();
  globalThis.browserServer = await chromium.launchServer({
    ...found,
    // No page reaches another host, even if a test doesn't answer for it.
    args: [...browserArguments, "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1"],
    env: { ...process.env, ...env },
  });
  process.env["BROWSER_ENDPOINT"] = globalThis.browserServer.wsEndpoint();
}
