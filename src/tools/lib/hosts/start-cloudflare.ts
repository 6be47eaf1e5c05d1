import { mkdir } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";

import { fetchProgram } from "../fetch-program";
import { readVersion } from "../find-program";
import type { Folders } from "../folders";
import { findFreePort } from "../free-port";
import { startProgram } from "../start-program";
import type { RunningHost } from "./host";

// No newer than the runtime among the packages, or it asks the network for a newer one.
const COMPATIBILITY_DATE = "2026-04-01";

/** Runs the built site under the runtime of Cloudflare Pages, which keeps everything in `workDir`. */
export async function startCloudflare(folders: Folders, workDir: string): Promise<RunningHost> {
  const wrangler = fetchProgram(folders, "wrangler");
  if (wrangler === undefined)
    return {
      missing:
        "wrangler, which brings Cloudflare's runtime, could not be fetched: try again with a network",
    };
  if (!startsRuntime(createRequire(join(wrangler, "package.json")))) {
    return {
      missing: `Cloudflare's runtime (the package workerd) does not start on this machine (${process.platform} ${process.arch}): use a system it is made for`,
    };
  }
  await mkdir(workDir, { recursive: true });
  const port = await findFreePort();
  const { close } = await startProgram({
    name: "wrangler pages dev",
    path: process.execPath,
    args: [
      join(wrangler, "bin", "wrangler.js"),
      ...["pages", "dev", folders.public, "--compatibility-date", COMPATIBILITY_DATE],
      ...["--ip", "127.0.0.1", "--port", String(port)],
      ...["--inspector-port", String(await findFreePort())],
      ...["--persist-to", join(workDir, "state"), "--show-interactive-dev-session=false"],
    ],
    cwd: workDir,
    env: {
      ...process.env,
      // It asks nobody anything, and leaves nothing on the machine.
      WRANGLER_SEND_METRICS: "false",
      WRANGLER_SEND_ERROR_REPORTS: "false",
      WRANGLER_HIDE_BANNER: "true",
      CLOUDFLARE_CF_FETCH_ENABLED: "false",
      HOME: workDir,
      XDG_CONFIG_HOME: workDir,
      TMPDIR: workDir,
      NO_COLOR: "1",
    },
    port,
  });
  return { address: `http://127.0.0.1:${port}`, close };
}

function startsRuntime(require: NodeJS.Require): boolean {
  try {
    const { default: path } = require("workerd") as { default: string };
    return readVersion(path, /workerd [\d-]+/) !== undefined;
  } catch {
    // npm leaves out what is not made for a system.
    return false;
  }
}
