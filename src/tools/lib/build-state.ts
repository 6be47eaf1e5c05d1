import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { fingerprintOutput, fingerprintSources } from "./fingerprint";
import type { Folders } from "./folders";
import { PlainError } from "./plain-error";

/** What is known of `.cache/` and `public/`. */
interface BuildState {
  /** Where they lie: both name files by their whole path, and are of no use in a copy. */
  root: string;
  phase: "building" | "built" | "developing";
  /** Fingerprints of what was read and what was left, once it is built. */
  sources?: string;
  output?: string;
}

const stateFile = (folders: Folders) => join(folders.build, "state.json");
const lockFile = (folders: Folders) => join(folders.build, "lock");

export function writeState(folders: Folders, state: Omit<BuildState, "root">): void {
  mkdirSync(folders.build, { recursive: true });
  writeFileSync(stateFile(folders), JSON.stringify({ root: folders.root, ...state }));
}

function readState(folders: Folders): BuildState | undefined {
  try {
    return JSON.parse(readFileSync(stateFile(folders), "utf8")) as BuildState;
  } catch {
    // None was ever written, or not to its end.
    return undefined;
  }
}

/** True when `public/` holds what a build of today's sources would make. */
export function isBuildCurrent(folders: Folders): boolean {
  const state = readState(folders);
  return (
    state?.phase === "built" &&
    state.root === folders.root &&
    hasLastGood(folders) &&
    state.sources === fingerprintSources(folders.root) &&
    state.output === fingerprintOutput(folders.root)
  );
}

/** Whether there is a whole build to show. */
export function hasLastGood({ published }: Folders): boolean {
  return existsSync(join(published, "public", "index.html"));
}

/** Why what an earlier command left cannot be built upon, in a sentence; undefined where it can. */
export function findDistrust(folders: Folders, next: "build" | "dev"): string | undefined {
  const { root } = folders;
  if (![join(root, ".cache"), folders.public].some((folder) => existsSync(folder)))
    return undefined;
  const state = readState(folders);
  if (state === undefined || state.phase === "building") return "The last build was not finished";
  if (state.root !== root) return "This folder was copied or moved after its last build";
  if (state.phase === "developing")
    return next === "dev" ? undefined : "The development server was here since the last build";
  return state.output === fingerprintOutput(root)
    ? undefined
    : "The files of the last build were changed or cut short";
}

/** Takes away what an earlier command left where it cannot be built upon, and says so. */
export function prepareFolders(folders: Folders, next: "build" | "dev"): void {
  const reason = findDistrust(folders, next);
  if (reason === undefined) return;
  console.log(`${reason}; starting clean.`);
  removeOutput(folders);
}

/** Removes Gatsby's cache and its output; the last whole build stays. */
export function removeOutput(folders: Folders): void {
  const options = { recursive: true, force: true, maxRetries: 3 };
  for (const folder of [join(folders.root, ".cache"), folders.public]) rmSync(folder, options);
  rmSync(stateFile(folders), options);
}

/**
 * Lets one build or development server at a time work in `.cache/` and `public/`; the function it returns lets the
 * next one in. Throws a PlainError where another works there; a lock whose owner was killed is taken over.
 */
export function lockFolders(folders: Folders): () => void {
  mkdirSync(folders.build, { recursive: true });
  for (;;) {
    try {
      writeFileSync(lockFile(folders), String(process.pid), { flag: "wx" });
      return () => rmSync(lockFile(folders), { force: true });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    }
    const owner = Number(readFileSync(lockFile(folders), "utf8"));
    if (isRunning(owner))
      throw new PlainError(
        `Another build or development server works in this folder (process ${owner}): wait until it has ended, or stop it.`,
      );
    rmSync(lockFile(folders), { force: true });
  }
}

function isRunning(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0 || pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}
