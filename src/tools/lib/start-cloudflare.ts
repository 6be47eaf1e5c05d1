import { spawn } from "node:child_process";
import { once } from "node:events";
import { createRequire } from "node:module";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";

import { findFreePort } from "../preview/listen-on-loopback";
import { fetchProgram } from "./fetch-program";
import { readVersion } from "./find-program";
import type { Folders } from "./folders";

// No newer than the runtime among the packages, or it asks the network for a newer one.
const COMPATIBILITY_DATE = "2026-04-01";

const START_MS = 60_000;
const STOP_MS = 5_000;

/**
 * Runs the built site under the runtime of Cloudflare Pages, which keeps everything in `workDir`, until `close` has
 * ended it. Throws with what it said when it does not come up.
 */
export async function startCloudflare(
  folders: Folders,
  workDir: string,
): Promise<{ address: string; close: () => Promise<void> } | { missing: string }> {
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
  const port = await findFreePort();
  const child = spawn(
    process.execPath,
    [
      join(wrangler, "bin", "wrangler.js"),
      ...["pages", "dev", folders.public, "--compatibility-date", COMPATIBILITY_DATE],
      ...["--ip", "127.0.0.1", "--port", String(port)],
      ...["--inspector-port", String(await findFreePort())],
      ...["--persist-to", join(workDir, "state"), "--show-interactive-dev-session=false"],
    ],
    {
      cwd: workDir,
      stdio: ["ignore", "pipe", "pipe"],
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
    },
  );
  let said = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk: Buffer) => (said = (said + chunk.toString()).slice(-10_000)));
  const ended = once(child, "exit");
  const close = async () => {
    child.kill();
    const force = setTimeout(() => child.kill("SIGKILL"), STOP_MS);
    await ended;
    clearTimeout(force);
  };
  const address = `http://127.0.0.1:${port}`;
  const deadline = Date.now() + START_MS;
  while (!(await isUp(address))) {
    if (child.exitCode !== null || Date.now() > deadline) {
      await close();
      throw new Error(`wrangler pages dev did not start:\n${said}`);
    }
    await wait(100);
  }
  return { address, close };
}

const isUp = (address: string) =>
  fetch(address).then(
    () => true,
    () => false,
  );

function startsRuntime(require: NodeJS.Require): boolean {
  try {
    const { default: path } = require("workerd") as { default: string };
    return readVersion(path, /workerd [\d-]+/) !== undefined;
  } catch {
    // npm leaves out what is not made for a system.
    return false;
  }
}
