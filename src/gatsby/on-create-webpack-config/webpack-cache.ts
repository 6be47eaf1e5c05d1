import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import type { Compiler } from "webpack";

/** The part of a webpack configuration that this is about. */
export interface CachedConfig {
  cache?: object;
  plugins: { definitions?: Record<string, unknown> }[];
}

/** Packages, the browsers that code is compiled for, and our own configuration. */
const files = [
  "package-lock.json",
  "package.json",
  ".cache/compiled/gatsby-config.js",
  ".cache/compiled/gatsby-node.js",
];

/**
 * What webpack keeps for the next build holds for as long as these files are the same. By itself it looks up every file
 * of every loader to know that: ten seconds of a build from nothing.
 *
 * And Gatsby writes every variable of the environment into what renders the pages, which is then made anew for another
 * terminal or another npm command: seven seconds. Components see `NODE_ENV`, Gatsby's own and those that begin with `GATSBY_`.
 */
export function keepCache(config: CachedConfig): void {
  const hash = createHash("sha256");
  for (const file of files) hash.update(readFileSync(file));
  Object.assign(config.cache ?? {}, {
    version: hash.digest("hex"),
    buildDependencies: { defaultWebpack: [] },
  });
  const isOfTheCommand =
    /^process\.env\.(?!GATSBY_|(NODE_ENV|PUBLIC_DIR|BUILD_STAGE|CYPRESS_SUPPORT)$)/;
  for (const { definitions = {} } of config.plugins)
    for (const name of Object.keys(definitions))
      if (isOfTheCommand.test(name)) delete definitions[name];
}

/** A webpack plugin: the files of the loaders that each module names are not looked up either. */
export const forgetLoaders = {
  apply({ hooks }: Compiler): void {
    hooks.afterCompile.tap("forget-loaders", ({ buildDependencies }) => buildDependencies.clear());
  },
};
