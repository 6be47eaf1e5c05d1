import { once } from "node:events";
import { createServer as createHttpServer, type Server } from "node:http";
import { type AddressInfo, createServer, type Server as SocketServer } from "node:net";

import { PlainError } from "../lib/plain-error";

/**
 * Whether a Host header names this machine: any other is that of a page elsewhere which had its name point here, to
 * read and write what only its owner may.
 */
export const isLoopbackHost = (host = ""): boolean =>
  /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i.test(host);

export interface Listener {
  port: number;
  /** Stops listening and cuts connections that are still open. */
  close: () => Promise<void>;
}

/**
 * Lets a server listen on this machine only: 127.0.0.1 and, where there is one, ::1, because
 * browsers try either for "localhost". Port 0 takes any free port, on 127.0.0.1 alone.
 * Throws a PlainError when either address has the port in use.
 */
export async function listenOnLoopback(server: Server, port: number): Promise<Listener> {
  await listen(server, port, "127.0.0.1");
  const address = server.address() as AddressInfo;
  const second =
    port === 0 ? undefined : createServer((socket) => server.emit("connection", socket));
  const close = async () => {
    // First the listeners, then what is left open: a kept-alive connection never ends by itself.
    const closed = Promise.all([server, second].map(closeListener));
    server.closeAllConnections();
    await closed;
  };
  try {
    if (second) await listen(second, port, "::1");
  } catch (error) {
    if (error instanceof PlainError) {
      await close();
      throw error;
    }
    // No IPv6 on this machine: 127.0.0.1 is all there is.
  }
  return { port: address.port, close };
}

/** A port of this machine that nobody listens on now. */
export async function findFreePort(): Promise<number> {
  const { port, close } = await listenOnLoopback(createHttpServer(), 0);
  await close();
  return port;
}

async function listen(server: SocketServer, port: number, host: string): Promise<void> {
  server.listen({ port, host });
  try {
    await once(server, "listening");
  } catch (error) {
    throw (error as NodeJS.ErrnoException).code === "EADDRINUSE" ? portTaken(port) : error;
  }
}

function portTaken(port: number): PlainError {
  const other = port < 65_535 ? port + 1 : port - 1;
  return new PlainError(
    `Port ${port} is already in use, by this site in another window or by another program: stop that one, or use another port by writing PORT=${other} before the command.`,
  );
}

async function closeListener(server: SocketServer | undefined): Promise<void> {
  if (server?.listening) await once(server.close(), "close");
}
