import { writeFileSync } from "node:fs";

import { keepCache } from "../../../src/gatsby/on-create-webpack-config/webpack-cache";
import { useTemporaryFolder } from "../../lib/temporary-folder";

/** Packages, browsers and the two compiled parts of our configuration. */
const files = [
  "package-lock.json",
  "package.json",
  ".cache/compiled/gatsby-config.js",
  ".cache/compiled/gatsby-node.js",
];

const here = process.cwd();
afterEach(() => process.chdir(here));
const { at, write } = useTemporaryFolder();
beforeEach(() => {
  for (const file of files) write(file, "{}");
  process.chdir(at());
});

function versionOf(): unknown {
  const config = { cache: { version: "" }, plugins: [] };
  keepCache(config);
  return config.cache.version;
}

test.each(files)("what webpack keeps is given up when %s changes, and only then", (file) => {
  const before = versionOf();
  expect(versionOf()).toBe(before);
  writeFileSync(file, "changed");
  expect(versionOf()).not.toBe(before);
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
