import { existsSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { hashedRootFile } from "../../site/hosting/hosting-plan";
import { listFiles } from "./list-files";

/** What Gatsby leaves in its output that no visitor needs: source maps, and the lists its own steps read (a build makes them anew). */
const unpublished = /\.map$|^\/(webpack\.stats|chunk-map)\.json$|^\/render-page\.js$/;

/** Takes files that are not to be published out of the built site, with the scripts of earlier builds. */
export function removeUnpublished(publicFolder: string): void {
  const files = listFiles(publicFolder);
  const current = readCurrentHashes(publicFolder);
  const isStale = (file: string) =>
    current !== undefined &&
    hashedRootFile.test(file) &&
    !current.includes(hashOf(file));
  for (const file of files)
    if (unpublished.test(file) || isStale(file)) rmSync(path.join(publicFolder, file));
  // A helper for third-party scripts, of which there are none.
  rmSync(path.join(publicFolder, "~partytown"), { recursive: true, force: true });
}

const hashOf = (file: string) => /([0-9a-f]{20}|[0-9a-f]{8})(?=\.\w+$)/.exec(file)?.[0] ?? "";

/**
 * A text in which the hashes of all scripts and styles of this build stand: webpack's own list, and
 * its runtime, which alone knows the parts that are loaded later. Undefined when there is no list.
 */
function readCurrentHashes(publicFolder: string): string | undefined {
  const list = path.join(publicFolder, "webpack.stats.json");
  const stats = existsSync(list) ? readFileSync(list, "utf8") : "";
  const [runtime] = /webpack-runtime-[0-9a-f]{20}\.js/.exec(stats) ?? [];
  if (runtime === undefined) return undefined;
  return `${stats}${readFileSync(path.join(publicFolder, runtime), "utf8")}`;
}
