import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { listFiles } from "../../publish/files";
import { PlainError } from "./run-main";

/** A run of Gatsby that uses, or used, `.cache/` and `public/`. */
interface Mark {
  /** The checkout. Both folders contain absolute paths, so they are useless in a copy of it. */
  folder: string;
  process: number;
  /** How many files were in `public/` at the end. */
  files?: number;
}

/**
 * Marks the start of a build or development session in the folder `root`. `isStale` means that the cache can't be used,
 * because the last run was killed or was in another folder. `isIncomplete` means that files in `public/` have been deleted
 * since then, which Gatsby would not write again. Call `remove` at the end: if the mark is still there, the next run knows
 * that this one was killed.
 * Throws a PlainError if another run is in progress.
 */
export function markBuild(root: string) {
  const folder = join(root, ".build");
  const [running, ended] = [join(folder, "running.json"), join(folder, "ended.json")];
  const mark: Mark = { folder: root, process: process.pid };
  const text = JSON.stringify(mark);
  const countFiles = () => listFiles(join(root, "public")).length;
  mkdirSync(folder, { recursive: true });
  let wasKilled = false;
  try {
    writeFileSync(running, text, { flag: "wx" });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    const other = readMark(running);
    // If the mark can't be read, another run that starts at the same moment is just writing it.
    if (!other || (other.folder === root && isRunning(other.process)))
      throw new PlainError(
        `Another build or development server is running in this folder (process ${other?.process ?? "unknown"}). Stop it, or wait until it has finished. If there is none, delete .build/running.json.`,
      );
    writeFileSync(running, text);
    wasKilled = true;
  }
  const last = readMark(ended);
  const isStale = wasKilled || last?.folder !== root;
  const isIncomplete = countFiles() < (last?.files ?? 0);
  const remove = () => {
    writeFileSync(running, JSON.stringify({ ...mark, files: countFiles() } satisfies Mark));
    renameSync(running, ended);
  };
  return { isStale, isIncomplete, remove };
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
    // EPERM means that the process exists but belongs to another account.
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}
