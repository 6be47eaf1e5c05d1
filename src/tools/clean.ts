import { rmSync } from "node:fs";

import { lockFolders, removeOutput } from "./lib/build-state";
import { foldersAt } from "./lib/folders";
import { runMain } from "./lib/run-main";

// Forgets the caches of the last build, and the build itself.
runMain(() => {
  const folders = foldersAt();
  lockFolders(folders);
  removeOutput(folders);
  rmSync(folders.build, { recursive: true, force: true });
  return Promise.resolve(0);
});
