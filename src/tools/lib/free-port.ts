import { createServer } from "node:http";

import { listenOnLoopback } from "../preview/listen-on-loopback";

/** A port of this machine that nobody listens on now. */
export async function findFreePort(): Promise<number> {
  const listener = await listenOnLoopback(createServer(), 0);
  await listener.close();
  return listener.port;
}
