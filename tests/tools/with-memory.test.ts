import { createServer, get, type IncomingMessage } from "node:http";
import { text } from "node:stream/consumers";
import { withMemory } from "../../src/tools/lib/with-memory";
import { listenOnLoopback } from "../../src/tools/preview/listen-on-loopback";

const ask = (address: string, encoding: string) =>
  new Promise<IncomingMessage>((resolve) =>
    get(address, { headers: { "accept-encoding": encoding } }, resolve),
  );

test("what was asked for once comes from memory as it was, and each kind of compression by itself", async () => {
  const asked: string[] = [];
  const server = createServer(({ url, headers }, response) => {
    asked.push(`${url} ${headers["accept-encoding"]}`);
    response.writeHead(url === "/gone" ? 404 : 200, { "X-Rule": "kept" }).end(asked.at(-1));
  });
  const { port, close } = await listenOnLoopback(server, 0);
  const work = withMemory(`http://127.0.0.1:${port}`, async (address) => {
    for (const [path, encoding, status] of [
      ["/about?a=1", "br", 200],
      ["/about?a=1", "br", 200],
      ["/about?a=1", "gzip", 200],
      ["/gone", "br", 404],
    ] as const) {
      const answer = await ask(address + path, encoding);
      expect(answer.statusCode).toBe(status);
      expect(answer.headers["x-rule"]).toBe("kept");
      expect(await text(answer)).toBe(`${path} ${encoding}`);
    }
  });
  await work.finally(close);
  expect(asked).toEqual(["/about?a=1 br", "/about?a=1 gzip", "/gone br"]);
});
