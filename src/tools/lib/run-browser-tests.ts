import type { FoundBrowser } from "./find-browser";
import { foldersAt } from "./folders";
import { programs, runNode } from "./run-node";
import { withTestServer } from "./with-test-server";

/** Runs a project of jest's configuration with the built site served, and with this browser. */
export function runBrowserTests(
  project: "browser" | "oldest",
  browser: FoundBrowser,
  args: readonly string[],
): Promise<number> {
  return withTestServer(foldersAt(), ({ address, inboxDir }) => {
    console.log(`Browser: ${browser.name}`);
    const flags = ["--selectProjects", project, "--maxWorkers=2", "--maxConcurrency=4"];
    return runNode([programs.jest, ...flags, ...args], {
      env: {
        ...process.env,
        ...browser.env,
        BASE_URL: address,
        BROWSER_PATH: browser.path,
        BROWSER_ARGS: JSON.stringify(browser.args),
        INBOX_DIR: inboxDir,
      },
    });
  });
}
