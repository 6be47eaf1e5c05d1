import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";

import { fingerprintSources, removeBuildStamp, writeBuildStamp } from "./build-stamp";
import type { Folders } from "./folders";
import { formatDuration } from "./format-duration";
import { runNode } from "./run-process";

const HEARTBEAT_MS = 20_000;
const PICTURE = /\.(avif|webp|jpe?g|png)$/;

/** How many picture files the build has cut so far: the only long step that can be counted. */
function countPictures(folders: Folders): number {
  const folder = join(folders.public, "static");
  if (!existsSync(folder)) return 0;
  return readdirSync(folder, { recursive: true }).filter((name) => PICTURE.test(String(name)))
    .length;
}

/** Builds the site into public/ and returns Gatsby's exit code; 0 also stamps the build. */
export async function buildSite(
  folders: Folders,
  env: NodeJS.ProcessEnv = process.env,
): Promise<number> {
  const startedAt = Date.now();
  const elapsed = () => formatDuration(Date.now() - startedAt);
  const isFirst = !existsSync(join(folders.root, ".cache"));
  const fromNothing = isFirst && !existsSync(folders.public);
  console.log(
    isFirst
      ? "Building the site for the first time: up to four minutes, most of it cutting pictures."
      : "Building the site. Only what changed is made anew.",
  );
  const sources = fingerprintSources(folders.root, env);
  removeBuildStamp(folders);
  const heartbeat = setInterval(() => {
    console.log(`  … ${elapsed()}, ${countPictures(folders)} picture files so far`);
  }, HEARTBEAT_MS);
  const code = await runNode(
    [join(folders.root, "node_modules/gatsby/cli.js"), "build"],
    env,
    folders.root,
  );
  clearInterval(heartbeat);
  if (code === 0) writeBuildStamp(folders, sources, fromNothing);
  console.log(
    code === 0
      ? `Built in ${elapsed()}: ${countPictures(folders)} picture files, everything in public/.`
      : `The build stopped after ${elapsed()}; the reason is above.`,
  );
  return code;
}
