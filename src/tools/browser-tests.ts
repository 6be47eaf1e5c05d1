import { findBrowser } from "./lib/find-browser";
import { foldersAt } from "./lib/folders";
import { runMain } from "./lib/run-main";
import { programs, runNode } from "./lib/run-node";
import { withTestServer } from "./lib/with-test-server";

// Arguments go to jest: `npm run test:browser -- tests/browser/smoke.test.ts`.
runMain((args) => {
  const folders = foldersAt();
  return withTestServer(folders, async ({ address, inboxDir }) => {
    const browser = await findBrowser(folders.cache);
    console.log(`Browser: ${browser.name}`);
    return runNode(
      [programs.jest, "--selectProjects", "browser", "--runInBand", "--maxConcurrency=8", ...args],
      {
        env: {
          ...process.env,
          ...browser.env,
          BASE_URL: address,
          BROWSER_PATH: browser.path,
          BROWSER_ARGS: JSON.stringify(browser.args),
          INBOX_DIR: inboxDir,
        },
      },
    );
  });
});
