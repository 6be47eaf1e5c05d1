import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { filesIn } from "@/lib/files";

const markerOf = (root: string) => path.join(root, ".cache", "last-build");

/** A hash of all that a build depends on but `content/`, and of the folder, as caches name it. */
function hashCode(root: string): string {
  const hash = createHash("sha256").update(root);
  for (const name of ["SITE_URL", "FORM_PROVIDER"]) hash.update(`${name}=${process.env[name]}`);
  const rootFiles = readdirSync(root, { withFileTypes: true }).filter((entry) => entry.isFile());
  const files = [
    ...rootFiles.map(({ name }) => name).filter((name) => /\.(tsx?|json)$/.test(name)),
    ...["src", "static"].flatMap((folder) =>
      filesIn(path.join(root, folder)).map((file) => `${folder}/${file}`),
    ),
  ];
  for (const file of files.sort()) hash.update(file).update(readFileSync(path.join(root, file)));
  return hash.digest("hex");
}

/**
 * Whether this build may use the cache: the last one ended well, and nothing but `content/` has
 * changed since. Removes the marker, because a build that fails may have stored changed content
 * without remembering which pages show it.
 */
export function takeMarker(root: string): boolean {
  const marker = markerOf(root);
  const isFresh = existsSync(marker) && readFileSync(marker, "utf8") === hashCode(root);
  rmSync(marker, { force: true });
  return isFresh;
}

/** Notes that a build ended well. */
export const noteBuild = (root: string): void => writeFileSync(markerOf(root), hashCode(root));
