import { spawn } from "node:child_process";
import { once } from "node:events";
import { accessSync, constants } from "node:fs";
import { UserError } from "./run-main";

/**
 * Settings that make a run of Gatsby quieter, faster and smaller. With a CPU count of one, Gatsby runs queries in the
 * process that already has the content, which saves 5 s. Two memory arenas (glibc) and a heap of at most 2 GB keep a build
 * below 1.2 GB. DEP0040 warns of a module that Gatsby's packages use.
 */
const settings = {
  GATSBY_CPU_COUNT: "1",
  GATSBY_TELEMETRY_DISABLED: "1",
  MALLOC_ARENA_MAX: "2",
  NODE_COMPILE_CACHE: "node_modules/.cache/compiled",
  NODE_OPTIONS: "--max-old-space-size=2000 --disable-warning=DEP0040",
};

/**
 * Characters in the path of a folder in which no build succeeds, found by trying each: Gatsby and webpack take paths for
 * patterns, addresses or requests of loaders. A bracket or brace alone does no harm.
 */
const unbuildable = /[#%?*!|'(]|\[.*\]|\{.*\}/;

/** Says which character of a folder's path is in the way of a build. Undefined if none is. */
export function describeBadFolder(folder: string): string | undefined {
  const character = unbuildable.exec(folder)?.[0]?.[0];
  return (
    character &&
    `Gatsby can't build in a folder whose path has the character ${character} in it: ${folder}. Rename that folder and run the command again.`
  );
}

/**
 * Runs a command of Gatsby's until it ends, and resolves to its exit code. A signal to stop is passed on to it. Throws a UserError
 * in a folder in which Gatsby can't build, or can't write.
 */
export async function runGatsby(...command: string[]): Promise<number> {
  const badFolder = describeBadFolder(process.cwd());
  if (badFolder) throw new UserError(badFolder);
  try {
    accessSync(process.cwd(), constants.W_OK);
  } catch {
    throw new UserError(
      `Gatsby can't build in a folder that can't be written to: ${process.cwd()}. Change its permissions, or copy the project to another folder.`,
    );
  }
  const child = spawn(process.execPath, ["node_modules/gatsby/cli.js", ...command], {
    stdio: "inherit",
    env: { ...settings, ...process.env },
  });
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const)
    process.once(signal, () => child.kill(signal));
  const [code] = (await once(child, "exit")) as [number | null];
  return code ?? 1;
}
