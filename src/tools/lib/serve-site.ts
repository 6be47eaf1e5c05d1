import { once } from "node:events";
import { existsSync, readFileSync, statSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";

import type { HostingPlan } from "../../site/hosting/hosting-plan";
import { createPreviewServer, type PreviewServerOptions } from "../preview/create-server";
import { listenOnLoopback } from "../preview/listen-on-loopback";
import type { Folders } from "./folders";
import { PlainError } from "./plain-error";
import { withTemporaryFolder } from "./with-temporary-folder";

/** The port to listen on: `PORT` of the environment, or the given one. */
export function readPort(usual: number, env: NodeJS.ProcessEnv = process.env): number {
  const text = env["PORT"];
  if (!text) return usual;
  const port = Number(text);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    throw new PlainError(`PORT is "${text}", but a port is a whole number from 1 to 65535.`);
  }
  return port;
}

/** Throws a PlainError when something on this machine already listens on the port. */
export async function assertPortIsFree(port: number): Promise<void> {
  await (await listenOnLoopback(createServer(), port)).close();
}

/** The plan of a built site's redirects and headers, as the build wrote it down. */
function readPlan(file: string): HostingPlan {
  if (!existsSync(file))
    throw new PlainError("There is no built site yet: run `npm run build` first.");
  return JSON.parse(readFileSync(file, "utf8")) as HostingPlan;
}

/** Serves the last whole build on http://localhost:<port> until the process is told to stop; resolves to 0. */
export async function serveSite(folders: Folders, port: number): Promise<number> {
  const serve = () =>
    createPreviewServer({
      publicDir: join(folders.published, "public"),
      plan: readPlan(join(folders.published, "plan.json")),
      inboxDir: folders.inbox,
      log: (line) => console.log(line),
    });
  let preview = serve();
  const builtAt = () => statSync(folders.published, { throwIfNoEntry: false })?.mtimeMs;
  let shown = builtAt();
  // A build that is made meanwhile is shown from the next request on, with its own rules.
  const server = createServer((request, response) => {
    const built = builtAt();
    if (built !== undefined && built !== shown) {
      preview = serve();
      shown = built;
    }
    preview.emit("request", request, response);
  });
  const listener = await listenOnLoopback(server, port);
  console.log(`\nThe site is on  http://localhost:${port}`);
  console.log(`Its inbox is on http://localhost:${port}/__inbox`);
  console.log("Stop it with Ctrl+C.\n");
  await waitForStop();
  await listener.close();
  return 0;
}

/** Resolves when the process is told to end. */
export async function waitForStop(): Promise<void> {
  await Promise.race(["SIGINT", "SIGTERM", "SIGHUP"].map((signal) => once(process, signal)));
}

/**
 * Serves public/, or another built site, on a free port while `work` is done at its address, which has no slash at its
 * end. What the forms send goes into an inbox of its own, where the test that sent it looks.
 */
export function withTestServer<Result>(
  folders: Folders,
  work: (address: string, inboxDir: string) => Promise<Result>,
  site: Pick<PreviewServerOptions, "publicDir" | "plan"> = {
    publicDir: folders.public,
    plan: readPlan(folders.plan),
  },
): Promise<Result> {
  return withTemporaryFolder("inbox", async (inboxDir) => {
    const server = createPreviewServer({ ...site, inboxDir, log: () => {} });
    const listener = await listenOnLoopback(server, 0);
    try {
      return await work(`http://127.0.0.1:${listener.port}`, inboxDir);
    } finally {
      await listener.close();
    }
  });
}
