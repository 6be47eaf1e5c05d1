import { removeBuildStamp } from "./lib/build-stamp";
import { foldersAt } from "./lib/folders";
import { runMain } from "./lib/run-main";
import { runNode } from "./lib/run-process";

runMain(() => {
  removeBuildStamp(foldersAt());
  return runNode(["node_modules/gatsby/cli.js", "clean"]);
});
