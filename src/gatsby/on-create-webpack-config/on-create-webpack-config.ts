import path from "node:path";
import type { GatsbyNode } from "gatsby";

interface WebpackConfig {
  devtool?: string | false;
  optimization?: { splitChunks?: { cacheGroups?: Record<string, unknown> } };
}

/**
 * Browser bundles: CSS stays with the page that uses it (Gatsby would inline all of it into every page),
 * Gatsby's third-party script loaders, which this site never uses, are left out, heads beyond the title are made at build time only, and no source maps are published.
 */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({ stage, actions, getConfig, plugins }) => {
  if (stage !== "build-javascript") return;
  const unused = path.resolve("src", "gatsby", "on-create-webpack-config", "unused-module.js");
  actions.setWebpackConfig({
    plugins: [plugins.normalModuleReplacement(/\/seo\/seo$/, path.resolve("src", "components", "seo", "seo-in-browser.tsx"))],
    resolve: { alias: { "gatsby-script": unused, "@builder.io/partytown/integration": unused } },
  });
  const config = getConfig() as WebpackConfig;
  delete config.optimization?.splitChunks?.cacheGroups?.["styles"];
  config.devtool = false;
  actions.replaceWebpackConfig(config as never);
};
