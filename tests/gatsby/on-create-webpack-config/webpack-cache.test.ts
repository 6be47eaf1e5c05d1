import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { keepCache } from "../../../src/gatsby/on-create-webpack-config/webpack-cache";

const here = process.cwd();

beforeEach(() => {
  process.chdir(mkdtempSync(join(tmpdir(), "webpack-cache-")));
  mkdirSync(".cache/compiled", { recursive: true });
  for (const file of ["package-lock.json", ".cache/compiled/gatsby-config.js"])
    writeFileSync(file, "{}");
  writeFileSync(".cache/compiled/gatsby-node.js", "");
});

afterEach(() => process.chdir(here));

function versionOf(): unknown {
  const config = { cache: { version: "" }, plugins: [] };
  keepCache(config);
  return config.cache.version;
}

test("what webpack keeps is given up for other packages and for a configuration that changed", () => {
  const before = versionOf();
  expect(versionOf()).toBe(before);
  writeFileSync("package-lock.json", '{"lockfileVersion":3}');
  const after = versionOf();
  expect(after).not.toBe(before);
  writeFileSync(".cache/compiled/gatsby-node.js", "changed");
  expect(versionOf()).not.toBe(after);
});

test("what renders the pages knows Gatsby's variables and no others of the command's environment", () => {
  const definitions = {
    "process.env": "({})",
    "process.env.NODE_ENV": '"production"',
    "process.env.GATSBY_THEME": '"dark"',
    "process.env.SHLVL": '"2"',
    "process.env.npm_command": '"test"',
    __PATH_PREFIX__: '""',
  };
  keepCache({ plugins: [{ definitions }, {}] });
  expect(Object.keys(definitions)).toEqual([
    "process.env",
    "process.env.NODE_ENV",
    "process.env.GATSBY_THEME",
    "__PATH_PREFIX__",
  ]);
});
