import { createHash } from "node:crypto";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { compareBuilds } from "../domain/site-check/compare-builds";
import { listFiles } from "../gatsby/on-post-build/list-files";
import { fingerprintSources, isBuildCurrent, isBuiltFromNothing } from "./lib/build-stamp";
import { buildSite } from "./lib/build-site";
import { copyCheckout } from "./lib/copy-checkout";
import { foldersAt } from "./lib/folders";
import { PlainError } from "./lib/plain-error";
import { runMain } from "./lib/run-main";

// Far from where most people build: a date or an order that follows the clock of the machine shows.
const OTHER_TIME_ZONE = "Pacific/Kiritimati";

async function readBuild(folder: string): Promise<Map<string, Uint8Array>> {
  const build = new Map<string, Uint8Array>();
  for (const file of await listFiles(folder)) build.set(file, await readFile(join(folder, file)));
  return build;
}

/** Of the sources and what was built from them. */
function fingerprintBuild(root: string, build: ReadonlyMap<string, Uint8Array>): string {
  const hash = createHash("sha256").update(fingerprintSources(root));
  for (const [file, bytes] of build) hash.update(`${file}\0${bytes.length}\0`).update(bytes);
  return hash.digest("hex");
}

// Builds the same sources once more, in another folder and from nothing, and compares every file.
runMain(async () => {
  const folders = foldersAt();
  if (!isBuildCurrent(folders)) {
    throw new PlainError("public/ is no build of these sources: run `npm run build` first.");
  }
  // What a bundler remembers of an earlier build shows in the number it gives the next one.
  if (!isBuiltFromNothing(folders)) {
    console.log(
      "Skipped: an earlier build went into public/. `npm run clean` makes room for one from nothing.",
    );
    return 0;
  }
  const first = await readBuild(folders.public);
  const proven = join(folders.cache, "repeated-build.txt");
  const fingerprint = fingerprintBuild(folders.root, first);
  if ((await readFile(proven, "utf8").catch(() => "")) === fingerprint) {
    console.log("Nothing changed since two builds were last the same.");
    return 0;
  }
  const checkout = await mkdtemp(join(tmpdir(), "repeat-"));
  try {
    await copyCheckout(folders.root, checkout);
    const copy = foldersAt(checkout);
    const code = await buildSite(copy, { ...process.env, TZ: OTHER_TIME_ZONE });
    if (code !== 0) return code;
    const second = await readBuild(copy.public);
    const differences = compareBuilds(first, second);
    for (const difference of differences) console.error(`public${difference}`);
    console.log(
      differences.length === 0
        ? `${first.size} files, the same byte for byte in both builds.`
        : `${first.size} files in the first build, ${second.size} in the second, ${differences.length} not the same.`,
    );
    if (differences.length === 0) await writeFile(proven, fingerprint);
    return differences.length === 0 ? 0 : 1;
  } finally {
    await rm(checkout, { recursive: true, force: true });
  }
});
