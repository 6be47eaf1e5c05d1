import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

import type { HostingPlan } from "../../../src/site/hosting/hosting-plan";
import { createPreviewServer } from "../../../src/tools/preview/create-server";
import { type Listener, listenOnLoopback } from "../../../src/tools/preview/listen-on-loopback";
import { type Answer, ask, type AskOptions } from "../../lib/ask";

/** The address the built pages of the tests call their own. */
export const SITE_ADDRESS = "https://rivergum.example";

/** A preview server over a small site made for the test. */
export interface TestSite {
  inboxDir: string;
  host: string;
  /** What the server printed. */
  lines: string[];
  ask: (path: string, options?: AskOptions) => Promise<Answer>;
  close: () => Promise<void>;
}

/** What a build would have asked of a host. */
const plan: HostingPlan = {
  redirects: [
    { from: "/basic", to: "/services/basic-detail" },
    { from: "/moved", to: "/about" },
    { from: "/anchor", to: "/about#team" },
  ],
  lists: [{ path: "/services", pages: ["/services/basic-detail"] }],
  headers: [["X-Frame-Options", "DENY"]],
  immutable: { folders: ["/static/"], files: ["/app-0123456789abcdef0123.js"] },
};

/** Starts a server over the given files; `ask` sends the path exactly as it is written. */
export async function startSite(
  files: Record<string, string | Buffer>,
  prepare: (publicDir: string) => void = () => {},
): Promise<TestSite> {
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
    siteAddresses: [SITE_ADDRESS],
    log: (line) => lines.push(line),
  });
  const listener: Listener = await listenOnLoopback(server, 0);
  return {
    inboxDir,
    host: `127.0.0.1:${listener.port}`,
    lines,
    ask: (path, options) => ask(listener.port, path, options),
    close: async () => {
      await listener.close();
      rmSync(folder, { recursive: true });
    },
  };
}
