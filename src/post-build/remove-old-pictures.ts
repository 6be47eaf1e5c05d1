import { existsSync, readdirSync, rmSync } from "node:fs";
import path from "node:path";

/**
 * Removes the files made of pictures that the content no longer has. Gatsby leaves them, and hosts would keep showing them.
 * `digests` are the MD5 sums of the files in the content, after which Gatsby names its folders.
 */
export function removeOldPictures(publicFolder: string, digests: readonly string[]): void {
  const folder = path.join(publicFolder, "static");
  const names = existsSync(folder) ? readdirSync(folder) : [];
  for (const name of names)
    if (/^[0-9a-f]{32}$/.test(name) && !digests.includes(name))
      rmSync(path.join(folder, name), { recursive: true });
}
