import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { PlainError } from "./run-main";

/** A run that works, or worked, in `.cache/` and `public/`. */
interface Mark {
  /** Both folders contain absolute paths, so a copy of them is stale. */
  folder: string;
  process: number;
}

/**
 * Marks the start of a build or development session in the folder `root`. `isStale` means that the cache can't be used,
 * because the last run was killed or was in another folder. Call `remove` at the end: a mark that is still there tells the
 * next run that this one was killed.
 * Throws a PlainError if another run is going on.
 */
export function markBuild(root: string) {
  const folder = join(root, ".build");
  const [running, ended] = [join(folder, "running.json"), join(folder, "ended.json")];
  const mark = JSON.stringify({ folder: root, process: process.pid } satisfies Mark);
  mkdirSync(folder, { recursive: true });
  let wasKilled = false;
  try {
    writeFileSync(running, mark, { flag: "wx" });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    const other = readMark(running);
    // A mark that can't be read is being written by a run that starts at the same moment.
    if (!other || (other.folder === root && isRunning(other.process)))
      throw new PlainError(
        `Another build or development server is running in this folder (process ${other?.process ?? "unknown"}). Stop it, or wait until it has finished. If there is none, delete .build/running.json.`,
      );
    writeFileSync(running, mark);
    wasKilled = true;
  }
  const isStale = wasKilled || readMark(ended)?.folder !== root;
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
    // A process of another account.
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}
