import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";

const VERSION_TIMEOUT_MS = 20_000;

/** Where a program may be and what it says of itself when it is asked. */
export interface ProgramSearch {
  /** Names to look for in the folders of PATH. */
  commands: readonly string[];
  /** Folders to look in besides those of PATH. */
  folders?: readonly string[];
  /** Full paths to look at as well. */
  places?: readonly string[];
}

/** Every place where one of the programs is, the likeliest first. */
export function listInstalled(
  { commands, folders = [], places = [] }: ProgramSearch,
  env: NodeJS.ProcessEnv = process.env,
): string[] {
  const all = ["/usr/bin", ...folders, ...(env["PATH"] ?? "").split(delimiter).filter(Boolean)];
  return [
    ...commands.flatMap((command) => all.map((folder) => join(folder, command))),
    ...places,
  ].filter((path) => existsSync(path));
}

/** The first words of a program's answer that fit `pattern`; undefined when it does not start. */
export function readVersion(
  path: string,
  pattern: RegExp,
  { args = ["--version"], env = {} }: { args?: string[]; env?: NodeJS.ProcessEnv } = {},
): string | undefined {
  const result = spawnSync(path, args, {
    encoding: "utf8",
    timeout: VERSION_TIMEOUT_MS,
    env: { ...process.env, ...env },
  });
  // Some programs speak of themselves on the channel for errors.
  return pattern.exec(result.status === 0 ? result.stdout + result.stderr : "")?.[0];
}
