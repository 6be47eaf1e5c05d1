import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { bundleEarlyScripts } from "./bundle-early-scripts";
import { paletteColor } from "./palette-color";

/**
 * Puts into each page only the CSS that it uses, where Gatsby would put all of it into every page.
 * Publishes no source maps. Passes src/early-scripts, and the colour of the browser's own bars, to
 * the code that renders the HTML.
 */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = (api) => {
  const { stage, actions, getConfig, plugins } = api;
  actions.setWebpackConfig({ resolve: { alias: { "@": path.resolve("src") } } });
  if (stage === "build-javascript") {
    const config = getConfig();
    delete config.optimization.splitChunks.cacheGroups.styles;
    actions.replaceWebpackConfig({ ...config, devtool: false });
  }
  if (stage === "develop") {
    // In development, all styles are in one file, and the plugin warns about their order. With flat
    // selectors, it doesn't matter.
    const isStyles = ({ constructor }: object) => constructor.name === "MiniCssExtractPlugin";
    getConfig().plugins.find(isStyles).options.ignoreOrder = true;
  }
  if (stage === "build-html" || stage === "develop-html") {
    const { head } = bundleEarlyScripts(stage === "build-html");
    const values = { HEAD_SCRIPT: head, THEME_COLOR: paletteColor("action") };
    const defined = Object.entries(values).map(([name, value]) => [name, JSON.stringify(value)]);
    actions.setWebpackConfig({ plugins: [plugins.define(Object.fromEntries(defined))] });
  }
};
