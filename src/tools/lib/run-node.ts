import { spawn, type SpawnOptions } from "node:child_process";
import { constants } from "node:os";

/**
 * Runs Node with the given arguments, its output going where ours goes unless said otherwise, and resolves to its exit
 * code (128 + the signal's number when it was ended by one). Signals sent to us reach it too.
 */
export function runNode(
  args: string[],
  options: Pick<SpawnOptions, "env" | "cwd" | "stdio"> = {},
): Promise<number> {
  const child = spawn(process.execPath, args, { stdio: "inherit", ...options });
  const forward = (signal: NodeJS.Signals) => {
    child.kill(signal);
  };
  const signals: NodeJS.Signals[] = ["SIGTERM", "SIGHUP"];
  // At a terminal Ctrl+C reaches the child by itself; we only have to outlive it.
  const ignore = () => {};
  for (const signal of signals) process.on(signal, forward);
  process.on("SIGINT", ignore);
  return new Promise((resolve, reject) => {
    child.on("error", reject);
    child.on("exit", (code, signal) => {
      for (const name of signals) process.off(name, forward);
      process.off("SIGINT", ignore);
      resolve(signal ? 128 + constants.signals[signal] : (code ?? 1));
    });
  });
}

/** The program that a package brings, as an argument for Node. */
export const programs = {
  depcruise: "node_modules/dependency-cruiser/bin/dependency-cruise.mjs",
  eslint: "node_modules/eslint/bin/eslint.js",
  gatsby: "node_modules/gatsby/cli.js",
  jest: "node_modules/jest/bin/jest.js",
  prettier: "node_modules/prettier/bin/prettier.cjs",
  stylelint: "node_modules/stylelint/bin/stylelint.mjs",
  tsc: "node_modules/typescript/bin/tsc",
} as const;
