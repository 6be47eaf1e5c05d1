import { spawnSync } from "node:child_process";
import { rmSync } from "node:fs";
import { markBuild } from "../../src/tools/lib/build-mark";
import { useTemporaryFolder } from "../lib/temporary-folder";

const { at, write } = useTemporaryFolder();

/** Returns the id of a process that has ended. */
const ended = () => spawnSync(process.execPath, ["--version"]).pid;

test("after a run that finished, the cache can be used", () => {
  markBuild(at()).remove();
  expect(markBuild(at()).isStale).toBe(false);
});

test.each([
  ["a folder without a mark", () => {}],
  ["a copied folder", () => write(".build/ended.json", JSON.stringify({ folder: "/elsewhere" }))],
  [
    "a folder whose last build was killed",
    () => {
      markBuild(at()).remove();
      const killed = { folder: at(), process: ended() };
      write(".build/running.json", JSON.stringify(killed));
    },
  ],
])("the cache is stale in %s", (_where, prepare) => {
  prepare();
  const { isStale, remove } = markBuild(at());
  expect(isStale).toBe(true);
  remove();
  expect(markBuild(at()).isStale).toBe(false);
});

test("deleted files in public/ are noticed, and new ones are ignored", () => {
  for (const file of ["a", "b"]) write(`public/${file}.html`);
  markBuild(at()).remove();
  write("public/c.html");
  const next = markBuild(at());
  expect(next.isIncomplete).toBe(false);
  next.remove();
  rmSync(at("public/a.html"));
  expect(markBuild(at())).toMatchObject({ isStale: false, isIncomplete: true });
});

test("a second build at the same time stops with a message, even if both start at the same moment", () => {
  markBuild(at());
  expect(() => markBuild(at())).toThrow(`process ${process.pid}`);
  write(".build/running.json", "");
  expect(() => markBuild(at())).toThrow("Another build");
});
