import { createServer, type Server } from "node:http";
import { join } from "node:path";

import { createPreviewServer } from "../preview/create-server";
import { listenOnLoopback, PortTakenError } from "../preview/listen-on-loopback";
import type { Folders } from "./folders";
import { PlainError } from "./plain-error";
import { readPlan } from "./read-plan";
import { readSiteAddresses } from "./read-site-addresses";

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

/** What to say when a port is taken; `command` is what the person typed. */
export function describeTakenPort(port: number, command: string): string {
  const other = port < 65_535 ? port + 1 : port - 1;
  return `Port ${port} is already in use, by this site in another window or by another program: stop that one, or use another port with PORT=${other} ${command}`;
}

/** Throws a PlainError when something on this machine already listens on the port. */
export async function assertPortIsFree(port: number, command: string): Promise<void> {
  const listener = await listen(createServer(), port, command);
  await listener.close();
}

/** Serves the last whole build on http://localhost:<port> until the process is told to stop; resolves to 0. */
export async function serveSite(folders: Folders, port: number, command: string): Promise<number> {
  const server = createPreviewServer({
    publicDir: join(folders.published, "public"),
    plan: readPlan(join(folders.published, "plan.json")),
    inboxDir: folders.inbox,
    siteAddresses: readSiteAddresses(folders.root),
    log: (line) => console.log(line),
  });
  const listener = await listen(server, port, command);
  console.log(`\nThe site is on  http://localhost:${port}`);
  console.log(`Its inbox is on http://localhost:${port}/__inbox`);
  console.log("Stop it with Ctrl+C.\n");
  await waitForStop();
  await listener.close();
  return 0;
}

async function listen(server: Server, port: number, command: string) {
  try {
    return await listenOnLoopback(server, port);
  } catch (error) {
    if (!(error instanceof PortTakenError)) throw error;
    throw new PlainError(describeTakenPort(port, command));
  }
}

function waitForStop(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.once(signal, () => resolve());
  });
}
