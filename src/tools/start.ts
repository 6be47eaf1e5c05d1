import { buildSite } from "./lib/build-site";
import { isBuildCurrent } from "./lib/build-stamp";
import { foldersAt } from "./lib/folders";
import { runMain } from "./lib/run-main";
import { assertPortIsFree, readPort, serveSite } from "./lib/serve-site";

const PORT = 9000;

runMain(async () => {
  const folders = foldersAt();
  const port = readPort(PORT);
  // Before the build: nobody should wait four minutes to be told this.
  await assertPortIsFree(port, "npm start");
  if (isBuildCurrent(folders)) {
    console.log("Nothing changed since the last build.");
  } else {
    const code = await buildSite(folders);
    if (code !== 0) return code;
  }
  return serveSite(folders, port, "npm start");
});
