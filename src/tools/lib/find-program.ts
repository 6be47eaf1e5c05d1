import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";

import { PlainError } from "./plain-error";

const VERSION_TIMEOUT_MS = 20_000;

/** Where a program may be and what it says of itself when it is asked. */
export interface ProgramSearch {
  /** What it is, for a sentence. */
  what: string;
  /** The environment variable that may name it. */
  variable: string;
  /** Names to look for in the folders of PATH. */
  commands: readonly string[];
  /** Full paths to look at as well. */
  places: readonly string[];
  version: RegExp;
}

/**
 * The program that the variable names, else the first on this machine that starts; `name` says where it comes from and
 * its version, for a person. Undefined where there is none; throws a PlainError when the named one does not start.
 */
export function findProgram({ what, variable, commands, places, version }: ProgramSearch) {
  const wanted = process.env[variable];
  if (wanted) {
    const found = readVersion(wanted, version);
    if (found) return { path: wanted, name: `${found} (${variable})` };
    throw new PlainError(`${variable} is "${wanted}", but no ${what} starts from there.`);
  }
  const folders = ["/usr/bin", ...(process.env["PATH"] ?? "").split(delimiter).filter(Boolean)];
  const all = commands.flatMap((command) => folders.map((folder) => join(folder, command)));
  for (const path of [...all, ...places].filter((each) => existsSync(each))) {
    const found = readVersion(path, version);
    if (found) return { path, name: `${found} (${path})` };
  }
  return undefined;
}

/** The first words of a program's answer that fit `pattern`; undefined when it does not start. */
export function readVersion(
  path: string,
  pattern: RegExp,
  env: NodeJS.ProcessEnv = {},
): string | undefined {
  const result = spawnSync(path, ["--version"], {
    encoding: "utf8",
    timeout: VERSION_TIMEOUT_MS,
    env: { ...process.env, ...env },
  });
  // Some programs speak of themselves on the channel for errors.
  return pattern.exec(result.status === 0 ? result.stdout + result.stderr : "")?.[0];
}
