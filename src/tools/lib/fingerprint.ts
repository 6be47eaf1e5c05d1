import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join, sep } from "node:path";

import { filesIn } from "../../content/read-folder-deep";
import { publishingDay } from "../../gatsby/content-folder/publishing-day";

const SOURCE_FOLDERS = ["content", "src", "static"];
const SOURCE_FILES = /^(gatsby-[\w-]+\.tsx?|package\.json|package-lock\.json|tsconfig\.json)$/;
// The drop box for new pictures, of which nothing is published, and what a build itself writes.
const NOT_SOURCES = [join("content", "inbox") + sep, join("src", "tools") + sep];
/** What a build writes into `src/`. */
export const GENERATED_FILES = ["gatsby-types.d.ts", "schema.graphql"].map((name) =>
  join("src", name),
);
const SOURCE_VARIABLES = /^(SITE_URL|FORM_\w+)$/;

/** Paths of all files below a folder. */
const listFiles = (root: string, folder: string): string[] =>
  existsSync(join(root, folder))
    ? filesIn(join(root, folder)).map((path) => join(folder, path))
    : [];

/** Every file a build reads besides the packages, by its path from the root. */
function listSources(root: string): string[] {
  return [
    ...readdirSync(root).filter((name) => SOURCE_FILES.test(name)),
    ...SOURCE_FOLDERS.flatMap((folder) => listFiles(root, folder)),
  ]
    .filter((file) => !NOT_SOURCES.some((start) => file.startsWith(start)))
    .filter((file) => !GENERATED_FILES.includes(file))
    .sort();
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

/** A fingerprint of which files a build left behind and how long each is: shows one that was cut short or taken away. */
export function fingerprintOutput(root: string): string {
  const hash = createHash("sha256");
  for (const file of [".cache", "public"].flatMap((folder) => listFiles(root, folder)))
    hash.update(`${file}\0${statSync(join(root, file)).size}\0`);
  return hash.digest("hex");
}
