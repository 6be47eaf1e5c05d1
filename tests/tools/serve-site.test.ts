import { createServer } from "node:http";

import { PlainError } from "../../src/tools/lib/plain-error";
import { assertPortIsFree, readPort } from "../../src/tools/lib/serve-site";
import { listenOnLoopback } from "../../src/tools/preview/listen-on-loopback";

test("a taken port is named, with the way out", async () => {
  const listener = await listenOnLoopback(createServer(), 0);
  await expect(assertPortIsFree(listener.port, "npm start")).rejects.toThrow(
    new PlainError(
      `Port ${listener.port} is already in use, by this site in another window or by another program: stop that one, or use another port with PORT=${listener.port + 1} npm start`,
    ),
  );
  await listener.close();
  await expect(assertPortIsFree(listener.port, "npm start")).resolves.toBeUndefined();
});

test("the port is the usual one, or PORT", () => {
  expect(readPort(9000, {})).toBe(9000);
  expect(readPort(9000, { PORT: "9001" })).toBe(9001);
});

test.each(["abc", "0", "70000", "90.5"])("PORT=%s is refused in one sentence", (text) => {
  expect(() => readPort(9000, { PORT: text })).toThrow(
    `PORT is "${text}", but a port is a whole number from 1 to 65535.`,
  );
});
