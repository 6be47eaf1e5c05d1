import type { FoundBrowser } from "./find-browser";
import { foldersAt } from "./folders";
import { programs, runNode } from "./run-node";
import { withTestServer } from "./serve-site";

/** Runs a project of jest's configuration while the built site is served at BASE_URL; `env` is what its tests ask for besides. */
export function runSiteTests(
  project: "browser" | "oldest" | "firefox" | "hosts",
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
): Promise<number> {
  return withTestServer(foldersAt(), (address, inboxDir) =>
    runNode([programs.jest, ...args, "--selectProjects", project], {
      env: { ...process.env, ...env, BASE_URL: address, INBOX_DIR: inboxDir },
    }),
  );
}

/** The same in this browser. */
export function runBrowserTests(
  project: "browser" | "oldest",
  browser: FoundBrowser,
  args: readonly string[],
): Promise<number> {
  console.log(`Browser: ${browser.name}`);
  return runSiteTests(project, ["--maxWorkers=2", "--maxConcurrency=4", ...args], {
    ...browser.env,
    BROWSER_PATH: browser.path,
    BROWSER_ARGS: JSON.stringify(browser.args),
  });
}
