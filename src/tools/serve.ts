import { foldersAt } from "./lib/folders";
import { runMain } from "./lib/run-main";
import { readPort, serveSite } from "./lib/serve-site";

const PORT = 9000;

runMain(() => serveSite(foldersAt(), readPort(PORT), "npm run serve"));
