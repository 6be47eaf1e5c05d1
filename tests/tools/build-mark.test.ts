import { spawnSync } from "node:child_process";
import { markBuild } from "../../src/tools/lib/build-mark";
import { useTemporaryFolder } from "../lib/temporary-folder";

const { at, write } = useTemporaryFolder();

/** The id of a process that has ended. */
const ended = () => spawnSync(process.execPath, ["--version"]).pid;

test("a build that finished leaves its cache to the next of its kind", () => {
  markBuild(at(), "build").remove();
  expect(markBuild(at(), "build").isStale).toBe(false);
});

test.each([
  ["a folder without a mark", () => {}],
  ["a build after a development session", () => markBuild(at(), "develop").remove()],
  [
    "a copied folder",
    () => write(".build/ended.json", JSON.stringify({ folder: "/elsewhere", command: "build" })),
  ],
  [
    "a folder whose last build was killed",
    () => {
      markBuild(at(), "build").remove();
      const killed = { folder: at(), command: "build", process: ended() };
      write(".build/running.json", JSON.stringify(killed));
    },
  ],
])("the cache is stale in %s", (_where, prepare) => {
  prepare();
  const { isStale, remove } = markBuild(at(), "build");
  expect(isStale).toBe(true);
  remove();
  expect(markBuild(at(), "build").isStale).toBe(false);
});

test("a second build at the same time says so and stops, also one of the same moment", () => {
  markBuild(at(), "build");
  expect(() => markBuild(at(), "develop")).toThrow(`process ${process.pid}`);
  write(".build/running.json", "");
  expect(() => markBuild(at(), "build")).toThrow("Another build");
});
