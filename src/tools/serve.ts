import { foldersAt } from "./lib/folders";
import { runMain } from "./lib/run-main";
import { readPort, serveSite } from "./lib/serve-site";

runMain(() => serveSite(foldersAt(), readPort(9000)));
