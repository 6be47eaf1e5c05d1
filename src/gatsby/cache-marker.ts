import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { isIgnored } from "@/gatsby/is-ignored";
import { filesIn, listFiles } from "@/lib/files";
import { isPicture } from "@/pictures/picture-names";

const markerOf = (root: string) => path.join(root, ".cache", "last-build");

/** A hash of all that a build depends on but `content/`. */
function hashCode(root: string): string {
  const hash = createHash("sha256");
  for (const name of ["SITE_URL", "FORM_PROVIDER", "GATSBY_FOLDER"])
    hash.update(`${name}=${process.env[name]}`);
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

/** The hashes of the owner's pictures, without those of drafts. */
const hashPictures = (root: string): string[] =>
  listFiles(path.join(root, "content"))
    .map((file) => path.join(root, "content", file))
    .filter((file) => isPicture(file) && !isIgnored(path.join(path.dirname(file), "index.md")))
    .map((file) => createHash("sha256").update(readFileSync(file)).digest("hex"));

/**
 * Whether this build may use the cache: the last one ended well, and since then nothing but
 * `content/` has changed, and no picture has gone, which would stay online. Removes the marker,
 * because a build that fails may have stored changed content without remembering which pages show
 * it.
 */
export function takeMarker(root: string): boolean {
  const marker = markerOf(root);
  const [code, ...pictures] = existsSync(marker) ? readFileSync(marker, "utf8").split("\n") : [];
  rmSync(marker, { force: true });
  const present = hashPictures(root);
  return code === hashCode(root) && pictures.every((picture) => present.includes(picture));
}

/** Notes that a build ended well. */
export const noteBuild = (root: string): void =>
  writeFileSync(markerOf(root), [hashCode(root), ...hashPictures(root)].join("\n"));
