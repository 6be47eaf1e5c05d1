import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import type { Folders } from "./folders";

/** Programs that one command needs now and then, too heavy to come with every `npm ci`: 170, 125 and 50 MB. */
const fetchedPrograms = {
  wrangler: "4.86.0",
  lighthouse: "12.8.2",
  // The oldest browser of package.json's browserslist.
  "@sparticuz/chromium": "109.0.6",
} as const;

/** The folder of such a program, fetched when it is first asked for; undefined where it cannot be had. */
export function fetchProgram(
  { cache }: Folders,
  name: keyof typeof fetchedPrograms,
): string | undefined {
  const version = fetchedPrograms[name];
  const home = join(cache, `${name}-${version}`);
  const finished = join(home, "finished");
  const folder = join(home, "node_modules", name);
  if (existsSync(finished)) return folder;
  rmSync(home, { recursive: true, force: true });
  mkdirSync(home, { recursive: true });
  // Of its own, or npm would take the one of this site.
  writeFileSync(join(home, "package.json"), "{}");
  console.log(`Fetching ${name} ${version} …`);
  const flags = ["--no-audit", "--no-fund", "--loglevel=error", "--fetch-retries=1"];
  const { status } = spawnSync("npm", ["install", ...flags, `${name}@${version}`], {
    cwd: home,
    stdio: "inherit",
    // On Windows npm is a script, which only a shell can start.
    shell: process.platform === "win32",
  });
  if (status !== 0) return undefined;
  writeFileSync(finished, "");
  return folder;
}
