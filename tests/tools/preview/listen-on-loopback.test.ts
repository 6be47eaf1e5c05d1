import { createServer } from "node:http";
import { networkInterfaces } from "node:os";

import { PlainError } from "../../../src/tools/lib/plain-error";
import { findFreePort, listenOnLoopback } from "../../../src/tools/preview/listen-on-loopback";

const outside = Object.values(networkInterfaces())
  .flat()
  .find((address) => address?.family === "IPv4" && !address.internal)?.address;
const hasIpv6 = Object.values(networkInterfaces())
  .flat()
  .some((address) => address?.address === "::1");

/** A server on a port that was free a moment ago, on every loopback address. */
async function startOnFreePort() {
  const server = createServer((_request, response) => response.end("here"));
  return listenOnLoopback(server, await findFreePort());
}

test("answers on this machine only, under both of its addresses", async () => {
  const listener = await startOnFreePort();
  expect(await (await fetch(`http://127.0.0.1:${listener.port}`)).text()).toBe("here");
  if (hasIpv6) expect(await (await fetch(`http://[::1]:${listener.port}`)).text()).toBe("here");
  if (outside) await expect(fetch(`http://${outside}:${listener.port}`)).rejects.toThrow();
  await listener.close();
});

test("names a port that is taken with the way out, and leaves nothing behind", async () => {
  const listener = await startOnFreePort();
  await expect(listenOnLoopback(createServer(), listener.port)).rejects.toThrow(
    new PlainError(
      `Port ${listener.port} is already in use, by this site in another window or by another program: stop that one, or use another port by writing PORT=${listener.port + 1} before the command.`,
    ),
  );
  await listener.close();
  await (await listenOnLoopback(createServer(), listener.port)).close();
});
