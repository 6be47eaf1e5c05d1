import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { listFiles, siteFolders } from "@/lib/files";

type Command = "build" | "develop";

/** The last run of Gatsby, which left `.cache/` and `public/` as they are. A build that didn't end well isn't noted. */
interface LastRun {
  command: Command;
  /** The path of the checkout. Both folders contain absolute paths, so a copy of them can't be used elsewhere. */
  root: string;
  /** How many files were in `public/` at the end of a build; 0 for a development session. */
  files: number;
}

const noteOf = (root: string) => path.join(root, ".cache", "last-run.json");

const countFiles = (root: string) => listFiles(siteFolders(root).public).length;

/**
 * Allows one run of Gatsby at a time in the checkout `root`, until this process ends. Returns the id of the process that is
 * running already, if there is one.
 */
export function takeLock(root: string): number | undefined {
  const file = path.join(root, ".build", "running");
  mkdirSync(path.dirname(file), { recursive: true });
  try {
    writeFileSync(file, String(process.pid), { flag: "wx" });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    const other = Number(readFileSync(file, "utf8"));
    if (isRunning(other)) return other;
    writeFileSync(file, String(process.pid));
  }
  process.once("exit", () => rmSync(file, { force: true }));
  return undefined;
}

function isRunning(id: number): boolean {
  try {
    return process.kill(id, 0);
  } catch (error) {
    // EPERM means that the process exists but belongs to another account.
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

/**
 * Forgets the last run, because another one begins. Returns whether that may use the cache. A build may do so only after a
 * build that ended well and whose files are all there. After any other run, Gatsby may have stored changed content without
 * remembering which pages show it, so that old facts would stay on them. A development session that was stopped is such a
 * run, too.
 */
export function forgetLastRun(root: string, command: Command): boolean {
  const last = readNote(root);
  rmSync(noteOf(root), { force: true });
  return (
    last?.root === root &&
    (command === "develop" || last.command === "build") &&
    countFiles(root) >= last.files
  );
}

/** Notes that a build ended well, or that a development server has started with all of the content. */
export function noteRun(root: string, command: Command): void {
  const files = command === "build" ? countFiles(root) : 0;
  mkdirSync(path.dirname(noteOf(root)), { recursive: true });
  writeFileSync(noteOf(root), JSON.stringify({ command, root, files } satisfies LastRun));
}

function readNote(root: string): LastRun | undefined {
  try {
    return JSON.parse(readFileSync(noteOf(root), "utf8")) as LastRun;
  } catch {
    return undefined;
  }
}
