import { createHash } from "node:crypto";
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { dirname, join, sep } from "node:path";

import { publishingDay } from "../../gatsby/content-folder/publishing-day";
import type { Folders } from "./folders";

const SOURCE_FOLDERS = ["content", "src", "static"];
const SOURCE_FILES = /^(gatsby-[\w-]+\.tsx?|package\.json|package-lock\.json|tsconfig\.json)$/;
// The drop box for new pictures: nothing in it is published.
const NOT_A_SOURCE = join("content", "inbox");
const SOURCE_VARIABLES = /^(SITE_URL|FORM_\w+)$/;

function listFiles(root: string, folder: string): string[] {
  if (!existsSync(join(root, folder))) return [];
  return readdirSync(join(root, folder), { recursive: true })
    .map((name) => join(folder, String(name)))
    .filter((file) => !file.startsWith(NOT_A_SOURCE + sep))
    .filter((file) => statSync(join(root, file)).isFile());
}

/**
 * Every file a build reads besides the packages, by its path from the root: content, source, static
 * files and the tool's own configuration.
 */
export function listSources(root: string): string[] {
  return [
    ...readdirSync(root).filter((name) => SOURCE_FILES.test(name)),
    ...SOURCE_FOLDERS.flatMap((folder) => listFiles(root, folder)),
  ].sort();
}

/**
 * A fingerprint of everything a build reads: its sources, the environment variables that end up in the pages, and
 * which texts still wait for their day at `now`.
 */
export function fingerprintSources(
  root: string,
  env: NodeJS.ProcessEnv = process.env,
  now = new Date(),
): string {
  const hash = createHash("sha256");
  const business = join(root, "content", "business.yml");
  const today = publishingDay(
    existsSync(business) ? readFileSync(business, "utf8") : undefined,
    now,
  );
  for (const file of listSources(root)) {
    const content = readFileSync(join(root, file));
    // With the length in front, no two different sets of files read as the same bytes.
    hash.update(`${file}\0${content.length}\0`).update(content);
    if (!file.endsWith(".md")) continue;
    const [, date = ""] = /^date:\s*["']?(\d{4}-\d{2}-\d{2})/m.exec(content.toString()) ?? [];
    if (date > today) hash.update("waits\0");
  }
  for (const name of Object.keys(env).sort()) {
    if (SOURCE_VARIABLES.test(name)) hash.update(`${name}=${env[name]}\0`);
  }
  return hash.digest("hex");
}

function stampFile(folders: Folders): string {
  return join(folders.cache, "build-stamp.json");
}

interface BuildStamp {
  /** Fingerprint of the sources. */
  sources?: string;
  /** Whether nothing of an earlier build was there. */
  fromNothing?: boolean;
}

function readStamp(folders: Folders): BuildStamp | undefined {
  if (!existsSync(stampFile(folders)) || !existsSync(join(folders.public, "index.html")))
    return undefined;
  return JSON.parse(readFileSync(stampFile(folders), "utf8")) as BuildStamp;
}

/** True when public/ holds what a build of today's sources would make. */
export function isBuildCurrent(folders: Folders): boolean {
  const stamp = readStamp(folders);
  return stamp !== undefined && stamp.sources === fingerprintSources(folders.root);
}

/** True when nothing of an earlier build went into public/. */
export function isBuiltFromNothing(folders: Folders): boolean {
  return readStamp(folders)?.fromNothing === true;
}

/** Notes what public/ was built from; take the fingerprint before the build starts. */
export function writeBuildStamp(folders: Folders, sources: string, fromNothing = false): void {
  mkdirSync(dirname(stampFile(folders)), { recursive: true });
  const stamp: BuildStamp = { sources, fromNothing };
  writeFileSync(stampFile(folders), `${JSON.stringify(stamp, null, 2)}\n`);
}

/** Forgets the last build, so that a failed or interrupted one is never taken for a good one. */
export function removeBuildStamp(folders: Folders): void {
  rmSync(stampFile(folders), { force: true });
}
