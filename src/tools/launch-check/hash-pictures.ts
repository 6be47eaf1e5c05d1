import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";

/** SHA-256 in hex of each picture, by its path below the folder. */
export async function hashPictures(
  folder: string,
  paths: Iterable<string>,
): Promise<Map<string, string>> {
  const hashes = new Map<string, string>();
  for (const path of [...paths].sort()) {
    const bytes = await readFile(join(folder, path));
    hashes.set(path, createHash("sha256").update(bytes).digest("hex"));
  }
  return hashes;
}
