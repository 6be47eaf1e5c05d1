import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { PlainError } from "./run-main";

/** What runs, or ran last, in `.cache/` and `public/`. */
interface Mark {
  /** Both folders name files by their whole path, so a copy of them is stale. */
  folder: string;
  /** A development session leaves drafts in the cache, which a build must not publish. */
  command: "build" | "develop";
  process: number;
}

/**
 * Marks that a build or a development session has begun in the folder `root`. `isStale` says that the cache cannot be
 * used: the last one was killed, was of the other kind, or ran in another folder. `remove` is for the end; a mark that
 * is still there tells the next build that this one was killed.
 * Throws a PlainError when another one is running.
 */
export function markBuild(root: string, command: Mark["command"]) {
  const folder = join(root, ".build");
  const [running, ended] = [join(folder, "running.json"), join(folder, "ended.json")];
  const mark = JSON.stringify({ folder: root, command, process: process.pid } satisfies Mark);
  mkdirSync(folder, { recursive: true });
  let wasKilled = false;
  try {
    writeFileSync(running, mark, { flag: "wx" });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    const other = readMark(running);
    // One that cannot be read is being written by a build that began at the same moment.
    if (!other || (other.folder === root && isRunning(other.process)))
      throw new PlainError(
        `Another build or development server is running in this folder (process ${other?.process ?? "unknown"}). Stop it, or wait until it has finished. If there is none, delete .build/running.json.`,
      );
    writeFileSync(running, mark);
    wasKilled = true;
  }
  const last = readMark(ended);
  const isStale = wasKilled || last?.folder !== root || last.command !== command;
  return { isStale, remove: () => renameSync(running, ended) };
}

function readMark(file: string): Mark | undefined {
  try {
    return JSON.parse(readFileSync(file, "utf8")) as Mark;
  } catch {
    return undefined;
  }
}

function isRunning(id: number): boolean {
  try {
    return process.kill(id, 0);
  } catch (error) {
    // The process of another account.
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}
