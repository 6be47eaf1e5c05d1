import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { listFiles, siteFolders } from "@/lib/files";

/** The last build, if it ended well. It left `.cache/` and `public/` as they are. */
interface LastBuild {
  /** The path of the checkout. Both folders contain absolute paths, so a copy of them can't be used elsewhere. */
  root: string;
  /** How many files were in `public/` at its end. */
  files: number;
}

const noteOf = (root: string) => path.join(root, ".cache", "last-build.json");

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
    // The lock of a build that was killed in a container may have this process's own id. An empty one reads as 0.
    if (other > 0 && other !== process.pid && isRunning(other)) return other;
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
 * Forgets the last build, because another run begins. Returns whether it was whole, so that a build may use its cache: after any
 * other run, Gatsby may have stored changed content without remembering which pages show it.
 */
export function forgetLastBuild(root: string): boolean {
  try {
    const last = JSON.parse(readFileSync(noteOf(root), "utf8")) as LastBuild;
    return last.root === root && countFiles(root) >= last.files;
  } catch {
    return false;
  } finally {
    rmSync(noteOf(root), { force: true });
  }
}

/** Notes that a build ended well. */
export function noteBuild(root: string): void {
  const note: LastBuild = { root, files: countFiles(root) };
  mkdirSync(path.dirname(noteOf(root)), { recursive: true });
  writeFileSync(noteOf(root), JSON.stringify(note));
}
