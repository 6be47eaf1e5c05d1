import { existsSync } from "node:fs";
import { join } from "node:path";

import { foldersAt } from "./lib/folders";
import { PlainError } from "./lib/plain-error";
import { runMain } from "./lib/run-main";
import { readPort, serveSite } from "./lib/serve-site";

const PORT = 9000;

runMain(() => {
  const folders = foldersAt();
  if (!existsSync(join(folders.public, "index.html"))) {
    throw new PlainError("There is nothing to serve yet: run `npm run build` first.");
  }
  return serveSite(folders, readPort(PORT), "npm run serve");
});
