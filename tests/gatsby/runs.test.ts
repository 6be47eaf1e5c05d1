import { spawnSync } from "node:child_process";
import { readFileSync, rmSync } from "node:fs";
import { forgetLastRun, noteRun, takeLock } from "@/gatsby/runs";
import { useTemporaryFolder } from "../lib/temporary-folder";

const { at, write } = useTemporaryFolder();

const build = () => noteRun(at(), "build");

test("a build uses the cache of a build that ended well", () => {
  write("public/index.html");
  build();
  write("public/new.html");
  expect(forgetLastRun(at(), "build")).toBe(true);
});

test.each([
  ["no build has ended here", () => {}],
  ["the last build failed or was killed", () => (build(), forgetLastRun(at(), "build"))],
  ["a development server has run since", () => (build(), noteRun(at(), "develop"))],
  [
    "the folder is a copy",
    () => write(".cache/last-run.json", '{"root":"/other","command":"build","files":0}'),
  ],
  ["the note is cut off", () => write(".cache/last-run.json", '{"root":')],
  [
    "a file of public/ has been deleted",
    () => (write("public/a.html"), build(), rmSync(at("public/a.html"))),
  ],
])("a build begins without a cache if %s", (_when, prepare) => {
  prepare();
  expect(forgetLastRun(at(), "build")).toBe(false);
});

test("a development server uses the cache of a build and of an earlier server, but not of a failed build", () => {
  build();
  expect(forgetLastRun(at(), "develop")).toBe(true);
  expect(forgetLastRun(at(), "develop")).toBe(false);
  noteRun(at(), "develop");
  expect(forgetLastRun(at(), "develop")).toBe(true);
});

test("a second run is told the process of the first, even while the first is writing it", () => {
  expect(takeLock(at())).toBeUndefined();
  expect(takeLock(at())).toBe(process.pid);
  write(".build/running", "");
  expect(takeLock(at())).toBe(0);
});

test("the lock of a process that has ended is taken over", () => {
  write(".build/running", String(spawnSync(process.execPath, ["--version"]).pid));
  expect(takeLock(at())).toBeUndefined();
  expect(readFileSync(at(".build/running"), "utf8")).toBe(String(process.pid));
});
