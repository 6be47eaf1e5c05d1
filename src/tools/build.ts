import { buildSite } from "./lib/build-site";
import { foldersAt } from "./lib/folders";
import { runMain } from "./lib/run-main";

runMain(() => buildSite(foldersAt()));
