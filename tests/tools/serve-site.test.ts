import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { replaceWhole } from "../../src/tools/lib/build-site";
import { foldersAt } from "../../src/tools/lib/folders";
import { readPort, serveSite } from "../../src/tools/lib/serve-site";
import { findFreePort } from "../../src/tools/preview/listen-on-loopback";
import { useTemporaryFolder } from "../lib/temporary-folder";

const { at } = useTemporaryFolder();

test("the port is the usual one, or PORT", () => {
  expect(readPort(9000, {})).toBe(9000);
  expect(readPort(9000, { PORT: "9001" })).toBe(9001);
});

test.each(["abc", "0", "70000", "90.5"])("PORT=%s is refused in one sentence", (text) => {
  expect(() => readPort(9000, { PORT: text })).toThrow(
    `PORT is "${text}", but a port is a whole number from 1 to 65535.`,
  );
});

test("what is built while the site is shown is shown next, by its own rules", async () => {
  const folders = foldersAt(at());
  const build = (name: string) =>
    replaceWhole(folders.published, (next) => {
      mkdirSync(join(next, "public"), { recursive: true });
      writeFileSync(join(next, "public", "index.html"), name);
      const plan = { redirects: [], lists: [], headers: [["X-Build", name]], types: [] };
      const immutable = { folders: [], files: [] };
      writeFileSync(join(next, "plan.json"), JSON.stringify({ ...plan, immutable }));
    });
  jest.spyOn(console, "log").mockReturnValue();
  build("first");
  const port = await findFreePort();
  const stopped = serveSite(folders, port);
  // It listens by the next turn.
  await new Promise((resolve) => setTimeout(resolve, 50));
  const read = async () => {
    const answer = await fetch(`http://localhost:${port}/`);
    return [answer.headers.get("X-Build"), await answer.text()];
  };
  expect(await read()).toEqual(["first", "first"]);
  build("second");
  expect(await read()).toEqual(["second", "second"]);
  process.emit("SIGTERM");
  expect(await stopped).toBe(0);
});
