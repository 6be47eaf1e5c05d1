import { buildSite } from "./lib/build-site";
import { hasLastGood, isBuildCurrent } from "./lib/build-state";
import { foldersAt } from "./lib/folders";
import { runMain } from "./lib/run-main";
import { assertPortIsFree, readPort, serveSite } from "./lib/serve-site";

runMain(async () => {
  const folders = foldersAt();
  const port = readPort(9000);
  // Before the build: nobody should wait minutes to be told this.
  await assertPortIsFree(port);
  if (isBuildCurrent(folders)) console.log("Nothing changed since the last build.");
  else {
    const code = await buildSite(folders);
    // More than 128: stopped by the person at the keyboard.
    if (code > 128 || (code !== 0 && !hasLastGood(folders))) return code;
    if (code !== 0)
      console.log("\nThe new build failed, for the reason above. Shown is the last good build.");
  }
  return serveSite(folders, port);
});
