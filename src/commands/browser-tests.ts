import { existsSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { createPreviewServer } from "../server/create-server";
import { listenOnLoopback } from "../server/listen-on-loopback";
import { findBrowser } from "./lib/find-browser";
import { foldersAt } from "./lib/folders";
import { PlainError } from "./lib/plain-error";
import { readSiteAddresses } from "./lib/read-site-addresses";
import { runJest } from "./lib/run-jest";
import { runMain } from "./lib/run-main";

// Arguments go to jest: `npm run test:browser -- tests/browser/smoke.test.ts`.
runMain(async (args) => {
  const folders = foldersAt();
  if (!existsSync(join(folders.public, "index.html"))) {
    throw new PlainError("There is no built site to test yet: run `npm run build` first.");
  }
  const browser = await findBrowser(folders.cache);
  console.log(`Browser: ${browser.name}`);
  const inboxDir = await mkdtemp(join(tmpdir(), "inbox-"));
  const server = createPreviewServer({
    publicDir: folders.public,
    inboxDir,
    siteAddresses: readSiteAddresses(folders.root),
    // Each submission is looked at by the test that made it.
    log: () => {},
  });
  const listener = await listenOnLoopback(server, 0);
  try {
    return await runJest(folders, "browser", ["--runInBand", ...args], {
      ...process.env,
      ...browser.env,
      BASE_URL: `http://127.0.0.1:${listener.port}`,
      BROWSER_PATH: browser.path,
      BROWSER_ARGS: JSON.stringify(browser.args),
      INBOX_DIR: inboxDir,
    });
  } finally {
    await listener.close();
    await rm(inboxDir, { recursive: true, force: true });
  }
});
