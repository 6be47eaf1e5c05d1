import { chmodSync } from "node:fs";

import { BROWSER_ARGS, findBrowser } from "../../src/tools/lib/find-browser";
import { useTemporaryFolder } from "../lib/temporary-folder";

const { at, write } = useTemporaryFolder();

function writeBrowser(name: string, script: string): string {
  const path = write(name, `#!/bin/sh\n${script}\n`);
  chmodSync(path, 0o755);
  return path;
}

test("CHROMIUM_PATH comes before everything else", () => {
  const path = writeBrowser("mine", "echo Chromium 150.0.1.2 on something");
  process.env["CHROMIUM_PATH"] = path;
  expect(findBrowser(at())).toEqual({
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
])("a CHROMIUM_PATH that %s gets one sentence", (_what, script, name) => {
  writeBrowser("mine", script);
  const path = at(name);
  process.env["CHROMIUM_PATH"] = path;
  expect(() => findBrowser(at())).toThrow(
    `CHROMIUM_PATH is "${path}", but no browser starts from there.`,
  );
});
