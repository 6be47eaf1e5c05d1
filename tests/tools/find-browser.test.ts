import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { BROWSER_ARGS, findBrowser } from "../../src/tools/lib/find-browser";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "browsers-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

function writeBrowser(name: string, script: string): string {
  const path = join(folder, name);
  writeFileSync(path, `#!/bin/sh\n${script}\n`, { mode: 0o755 });
  return path;
}

test("CHROMIUM_PATH comes before everything else", async () => {
  const path = writeBrowser("mine", "echo Chromium 150.0.1.2 on something");
  expect(await findBrowser(folder, { CHROMIUM_PATH: path })).toEqual({
    path,
    name: "Chromium 150.0.1.2 (CHROMIUM_PATH)",
    args: BROWSER_ARGS,
    env: {},
  });
});

test.each([
  ["is not there", "exit 0", "missing"],
  ["only prints how to install it", "echo 'install me first'", "mine"],
  ["does not start", "echo Chromium 150.0.1.2; exit 1", "mine"],
])("a CHROMIUM_PATH that %s gets one sentence", async (_what, script, name) => {
  writeBrowser("mine", script);
  const path = join(folder, name);
  await expect(findBrowser(folder, { CHROMIUM_PATH: path })).rejects.toThrow(
    `CHROMIUM_PATH is "${path}", but no browser starts from there.`,
  );
});
