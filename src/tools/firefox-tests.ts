import { findProgram } from "./lib/find-program";
import { foldersAt } from "./lib/folders";
import { runMain } from "./lib/run-main";
import { programs, runNode } from "./lib/run-node";
import { withTemporaryFolder } from "./lib/with-temporary-folder";
import { withTestServer } from "./lib/with-test-server";

// Arguments go to jest.
runMain((args) => {
  const folders = foldersAt();
  return withTestServer(folders, ({ address, inboxDir }) => {
    const firefox = findProgram({
      what: "Firefox",
      variable: "FIREFOX_PATH",
      commands: ["firefox-esr", "firefox"],
      places: ["/Applications/Firefox.app/Contents/MacOS/firefox"],
      version: /Firefox [\d.]+\S*/,
    });
    console.log(`Firefox: ${firefox?.name ?? "none on this machine"}`);
    // It would leave a profile and a folder for downloads in the visitor's own home.
    return withTemporaryFolder("firefox", (home) =>
      runNode([programs.jest, "--selectProjects", "firefox", "--runInBand", "--verbose", ...args], {
        env: {
          ...process.env,
          BASE_URL: address,
          INBOX_DIR: inboxDir,
          FIREFOX_FOUND: firefox?.path ?? "",
          FIREFOX_HOME: home,
        },
      }),
    );
  });
});
