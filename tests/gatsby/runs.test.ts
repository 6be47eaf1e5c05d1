import { spawnSync } from "node:child_process";
import { readFileSync, rmSync } from "node:fs";
import { forgetLastBuild, noteBuild, takeLock } from "@/gatsby/runs";
import { useTemporaryFolder } from "../lib/temporary-folder";

const { at, write } = useTemporaryFolder();

const build = () => noteBuild(at());

test("a build uses the cache of a build that ended well", () => {
  write("public/index.html");
  build();
  write("public/new.html");
  expect(forgetLastBuild(at())).toBe(true);
});

test.each([
  ["no build has ended here", () => {}],
  [
    "the last build failed or was killed, or a development server has run since",
    () => (build(), forgetLastBuild(at())),
  ],
  ["the folder is a copy", () => write(".cache/last-build.json", '{"root":"/other","files":0}')],
  ["the note is cut off", () => write(".cache/last-build.json", '{"root":')],
  [
    "a file of public/ has been deleted",
    () => (write("public/a.html"), build(), rmSync(at("public/a.html"))),
  ],
])("a build begins without a cache if %s", (_when, prepare) => {
  prepare();
  expect(forgetLastBuild(at())).toBe(false);
});

test("a second run gets the process id of the first", () => {
  write(".build/running", String(process.ppid));
  expect(takeLock(at())).toBe(process.ppid);
});

test.each([
  ["of a process that has ended", String(spawnSync(process.execPath, ["--version"]).pid)],
  ["with this process's own id, as a killed build in a container leaves it", String(process.pid)],
  ["that is empty", ""],
])("a lock %s is taken over", (_whose, lock) => {
  write(".build/running", lock);
  expect(takeLock(at())).toBeUndefined();
  expect(readFileSync(at(".build/running"), "utf8")).toBe(String(process.pid));
});
