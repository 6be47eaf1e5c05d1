import path from "node:path";
import type { GatsbyNode } from "gatsby";
import type { Compiler } from "webpack";
import { onCreateWebpackConfig as forBuilds } from "../on-create-webpack-config/on-create-webpack-config";

interface WebpackConfig {
  entry: Record<string, string[]>;
  plugins: { options?: { ignoreOrder?: boolean }; apply?(compiler: Compiler): void }[];
}

/** Says what is where at the end of the start, below what Gatsby has to say. */
const sayWhatIsWhere = (site: string) => ({
  apply({ hooks }: Compiler) {
    let isSaid = false;
    hooks.done.tap("what is where", () => {
      if (isSaid) return;
      isSaid = true;
      setTimeout(() =>
        process.stdout.write(`
The site                  ${site}
Questions to the content  ${site}/___graphql
Example questions         ${site}/__queries
What the forms sent       ${site}/__inbox
`),
      );
    });
  },
});

/** Adds to the scripts of development what a build adds to the finished pages (the scripts of the first view). */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = async (api, ...rest) => {
  await forBuilds?.(api, ...rest);
  if (api.stage === "develop-html") {
    // Named in gatsby-ssr.tsx for the sake of warm builds; styles of development are no part of the HTML.
    const define = api.plugins.define({ STYLES_VERSION: JSON.stringify("development") });
    api.actions.setWebpackConfig({ plugins: [define] });
  }
  if (api.stage !== "develop") return;
  const config = api.getConfig() as WebpackConfig;
  const scripts = ["at-once.js", "first-view.js"];
  config.entry["commons"]?.unshift(
    ...scripts.map((name) => path.resolve("src", "first-view", name)),
  );
  const isNamed = (plugin: object, name: string) => plugin.constructor.name === name;
  // Gatsby brings rules of its own where it finds none, and does not know a flat eslint.config.mjs.
  config.plugins = config.plugins.filter((plugin) => !isNamed(plugin, "ESLintWebpackPlugin"));
  for (const plugin of config.plugins) {
    // All styles are one file here. Selectors are flat and each component has its own, so their order says nothing.
    if (isNamed(plugin, "MiniCssExtractPlugin") && plugin.options)
      plugin.options.ignoreOrder = true;
  }
  const { program } = api.store.getState() as { program: { port?: number } };
  config.plugins.push(sayWhatIsWhere(`http://localhost:${program.port ?? 8000}`));
  api.actions.replaceWebpackConfig(config as never);
};
