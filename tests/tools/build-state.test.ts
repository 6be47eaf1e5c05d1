import { cpSync, existsSync, readdirSync, readFileSync, rmSync } from "node:fs";

import {
  findDistrust,
  isBuildCurrent,
  lockFolders,
  prepareFolders,
  writeState,
} from "../../src/tools/lib/build-state";
import { publish, replaceWhole } from "../../src/tools/lib/build-site";
import { fingerprintOutput, fingerprintSources } from "../../src/tools/lib/fingerprint";
import { foldersAt } from "../../src/tools/lib/folders";
import { useTemporaryFolder } from "../lib/temporary-folder";

const { at, write } = useTemporaryFolder();
let root: string;
beforeEach(() => {
  root = at();
  write("content/business.yml", "name: Rivergum");
  write("src/pages/index.tsx", "");
  write("gatsby-config.ts", "");
  write("package-lock.json", "{}");
  write("public/index.html", "new");
  write(".cache/redux/state", "12345");
  write(".cache/site-check/plan.json", "{}");
});

function build() {
  publish(foldersAt(root));
  writeState(foldersAt(root), {
    phase: "built",
    sources: fingerprintSources(root),
    output: fingerprintOutput(root),
  });
}

test("a build is kept as it was, whatever the next one writes", () => {
  const kept = at(".build/site/public");
  write("public/robots.txt", "gone with the next build");
  publish(foldersAt(root));
  write("public/index.html", "newer");
  rmSync(at("public/robots.txt"));
  expect(readFileSync(`${kept}/index.html`, "utf8")).toBe("new");
  publish(foldersAt(root));
  expect(readFileSync(`${kept}/index.html`, "utf8")).toBe("newer");
  expect(readdirSync(kept)).toEqual(["index.html"]);
});

test("before the first build there is none that could be current", () => {
  expect(isBuildCurrent(foldersAt(root))).toBe(false);
});

test.each([
  ["a text", "content/business.yml", false],
  ["a new article", "content/blog/new/index.md", false],
  ["a page", "src/pages/index.tsx", false],
  ["a static file", "static/robots.txt", false],
  ["the configuration", "gatsby-config.ts", false],
  ["the packages", "package-lock.json", false],
  ["a picture in the drop box", "content/inbox/photo.jpg", true],
  ["a test", "tests/a.test.ts", true],
  ["what a build writes", "src/gatsby-types.d.ts", true],
  ["what a build writes", "src/schema.graphql", true],
])("%s changed (%s): the build is current: %s", (_what, file, isCurrent) => {
  build();
  expect(isBuildCurrent(foldersAt(root))).toBe(true);
  write(file, "changed");
  expect(isBuildCurrent(foldersAt(root))).toBe(isCurrent);
});

test("the address of the site and of the form service are part of it", () => {
  const before = fingerprintSources(root, { HOME: "/a" });
  expect(fingerprintSources(root, { HOME: "/b" })).toBe(before);
  expect(fingerprintSources(root, { SITE_URL: "https://a.example" })).not.toBe(before);
  expect(fingerprintSources(root, { FORM_ENDPOINT_BOOKING: "https://a.example" })).not.toBe(before);
});

test("an article that waits for its day is part of it, so that its day brings a build", () => {
  write("content/business.yml", "timeZone: Australia/Brisbane");
  write("content/blog/later/index.md", "---\ndate: 2026-03-02\n---\n");
  const asOf = (instant: string) => fingerprintSources(root, {}, new Date(instant));
  expect(asOf("2026-03-01T13:00:00Z")).toBe(asOf("2026-01-01T00:00:00Z"));
  expect(asOf("2026-03-01T14:00:00Z")).not.toBe(asOf("2026-03-01T13:00:00Z"));
});

describe("what an earlier command left", () => {
  const distrust = (next: "build" | "dev" = "build") => findDistrust(foldersAt(root), next);

  test("of a whole build is built upon", () => {
    build();
    expect(distrust()).toBeUndefined();
    expect(distrust("dev")).toBeUndefined();
  });

  test("nothing needs no word", () => {
    for (const folder of [".cache", "public"]) rmSync(at(folder), { recursive: true });
    expect(distrust()).toBeUndefined();
  });

  test("of a build that was killed, or of one nobody knows, is not", () => {
    expect(distrust()).toBe("The last build was not finished");
    build();
    writeState(foldersAt(root), { phase: "building" });
    expect(distrust()).toBe("The last build was not finished");
    write(".build/state.json", '{"root');
    expect(distrust()).toBe("The last build was not finished");
    expect(isBuildCurrent(foldersAt(root))).toBe(false);
  });

  test("of a folder that was copied is not", () => {
    const copy = `${root}-copy`;
    build();
    cpSync(root, copy, { recursive: true });
    const folders = foldersAt(copy);
    expect(findDistrust(folders, "build")).toMatch(/copied or moved/);
    expect(isBuildCurrent(folders)).toBe(false);
    rmSync(copy, { recursive: true });
  });

  test.each([".cache/redux/state", "public/index.html"])("is not once %s is cut short", (file) => {
    build();
    write(file, "1");
    expect(distrust()).toMatch(/changed or cut short/);
    expect(isBuildCurrent(foldersAt(root))).toBe(false);
  });

  test("of the development server serves the next one, but no build", () => {
    build();
    writeState(foldersAt(root), { phase: "developing" });
    expect(distrust("dev")).toBeUndefined();
    expect(distrust()).toMatch(/development server/);
  });

  test("is taken away with one sentence, and the last whole build stays", () => {
    build();
    writeState(foldersAt(root), { phase: "building" });
    const log = jest.spyOn(console, "log").mockReturnValue(undefined);
    prepareFolders(foldersAt(root), "build");
    expect(log.mock.calls).toEqual([["The last build was not finished; starting clean."]]);
    log.mockRestore();
    expect(existsSync(at(".cache"))).toBe(false);
    expect(existsSync(at("public"))).toBe(false);
    expect(readFileSync(at(".build/site/public/index.html"), "utf8")).toBe("new");
  });
});

describe("one build at a time", () => {
  test("another one is refused while the first runs", () => {
    // The process that started this one runs for sure.
    write(".build/lock", String(process.ppid));
    expect(() => lockFolders(foldersAt(root))).toThrow(
      `Another build or development server works in this folder (process ${process.ppid})`,
    );
  });

  test("after it the next may, also when it was killed", () => {
    lockFolders(foldersAt(root))();
    // Larger than any process id.
    write(".build/lock", "99999999");
    const unlock = lockFolders(foldersAt(root));
    expect(readFileSync(at(".build/lock"), "utf8")).toBe(String(process.pid));
    unlock();
    expect(existsSync(at(".build/lock"))).toBe(false);
  });
});

test("a folder takes the place of another whole, over what an interrupted copy left", () => {
  write("a/x", "new");
  write("b/x", "old");
  write("b/y", "old");
  write("b.new/z", "half");
  replaceWhole(at("b"), (next) => cpSync(at("a"), next, { recursive: true }));
  expect(readdirSync(at("b"))).toEqual(["x"]);
  expect(readFileSync(at("b/x"), "utf8")).toBe("new");
  expect(existsSync(at("b.new"))).toBe(false);
});
