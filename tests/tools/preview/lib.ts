import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

import type { HostingPlan } from "../../../src/site/hosting/hosting-plan";
import { createPreviewServer } from "../../../src/tools/preview/create-server";
import { listenOnLoopback } from "../../../src/tools/preview/listen-on-loopback";
import { ask, type AskOptions } from "../../lib/ask";

/** The address the built pages of the tests call their own. */
export const SITE_ADDRESS = "https://rivergum.example";

export type TestSite = Awaited<ReturnType<typeof startSite>>;

/** What a build would have asked of a host. */
const plan: HostingPlan = {
  redirects: [{ from: "/anchor", to: "/about#team" }],
  lists: [{ path: "/services", pages: [] }],
  headers: [["X-Frame-Options", "DENY"]],
  immutable: { folders: [], files: [] },
};

/** Starts a preview server over the given files; `ask` sends the path exactly as it is written. */
export async function startSite(
  files: Record<string, string | Buffer>,
  prepare: (publicDir: string) => void = () => {},
) {
  const folder = mkdtempSync(join(tmpdir(), "site-"));
  const publicDir = join(folder, "public");
  const inboxDir = join(folder, "inbox");
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(publicDir, name)), { recursive: true });
    writeFileSync(join(publicDir, name), content);
  }
  prepare(publicDir);
  const lines: string[] = [];
  const server = createPreviewServer({
    publicDir,
    plan,
    inboxDir,
    log: (line) => lines.push(line),
  });
  const listener = await listenOnLoopback(server, 0);
  return {
    inboxDir,
    host: `127.0.0.1:${listener.port}`,
    /** What the server printed. */
    lines,
    ask: (path: string, options?: AskOptions) => ask(listener.port, path, options),
    close: async () => {
      await listener.close();
      rmSync(folder, { recursive: true });
    },
  };
}
