import { createServer, get, type IncomingHttpHeaders } from "node:http";
import { buffer } from "node:stream/consumers";

import { listenOnLoopback } from "../preview/listen-on-loopback";

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/**
 * While `work` is done, a server before that of `address`, which asks it once for each path and kind of compression and
 * answers from memory after: so do the machines of a host that are nearest to visitors, and no time of this computer's
 * disk is measured.
 */
export async function withMemory<Result>(
  address: string,
  work: (address: string) => Promise<Result>,
): Promise<Result> {
  const known = new Map<string, Answer>();
  const server = createServer(({ url = "/", headers }, response) => {
    const send = ({ status, headers: given, body }: Answer) =>
      response.writeHead(status, given).end(body);
    const asked = `${url} ${headers["accept-encoding"]}`;
    const kept = known.get(asked);
    if (kept) {
      send(kept);
      return;
    }
    get(address + url, { headers }, (answer) => {
      buffer(answer).then(
        (body) => {
          const fresh = { status: answer.statusCode ?? 500, headers: answer.headers, body };
          known.set(asked, fresh);
          send(fresh);
        },
        () => response.destroy(),
      );
    }).on("error", () => response.destroy());
  });
  const listener = await listenOnLoopback(server, 0);
  try {
    return await work(`http://127.0.0.1:${listener.port}`);
  } finally {
    await listener.close();
  }
}
