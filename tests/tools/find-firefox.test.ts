import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { findFirefox } from "../../src/tools/lib/find-firefox";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "firefox-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

function writeFirefox(script: string): string {
  const path = join(folder, "mine");
  writeFileSync(path, `#!/bin/sh\n${script}\n`, { mode: 0o755 });
  return path;
}

test("FIREFOX_PATH comes before everything else", () => {
  const path = writeFirefox("echo Mozilla Firefox 153.7.0esr");
  expect(findFirefox({ FIREFOX_PATH: path })).toEqual({
    path,
    name: "Firefox 153.7.0esr (FIREFOX_PATH)",
  });
});

test.each([
  ["does not start", "echo Mozilla Firefox 153.7.0esr; exit 1"],
  ["is something else", "echo Chromium 150.0.1.2"],
])("a FIREFOX_PATH that %s gets one sentence", (_what, script) => {
  const path = writeFirefox(script);
  expect(() => findFirefox({ FIREFOX_PATH: path })).toThrow(
    `FIREFOX_PATH is "${path}", but no Firefox starts from there.`,
  );
});
