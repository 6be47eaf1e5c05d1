import { spawn } from "node:child_process";
import { constants } from "node:os";

/**
 * Runs Node with the given arguments in a folder, its output going where ours goes, and resolves to its exit
 * code (128 + the signal's number when it was ended by one). Signals sent to us reach it too.
 */
export function runNode(
  args: string[],
  env: NodeJS.ProcessEnv = process.env,
  cwd: string = process.cwd(),
): Promise<number> {
  const child = spawn(process.execPath, args, { stdio: "inherit", env, cwd });
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

/** Runs another of our commands (src/tools/<name>.ts) as with runNode. */
export function runSibling(name: string, args: string[] = []): Promise<number> {
  return runNode(["--import", "tsx", `src/tools/${name}.ts`, ...args]);
}
