import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { buildSync } from "esbuild";
import type { GatsbyNode } from "gatsby";
import { filesIn } from "../content/read-folder-deep";

/**
 * CSS stays with the page that uses it, where Gatsby would write all of it into every page, and no source maps are
 * published. What renders the HTML gets the inline scripts of src/first-view.
 */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = (api) => {
  const { stage, actions, getConfig, plugins } = api;
  if (stage === "build-javascript") {
    const config = getConfig();
    delete config.optimization.splitChunks.cacheGroups.styles;
    actions.replaceWebpackConfig({ ...config, devtool: false });
  }
  if (stage === "develop") {
    // All styles are one file there, and selectors are flat: their order does not matter.
    const isStyles = ({ constructor }: object) => constructor.name === "MiniCssExtractPlugin";
    getConfig().plugins.find(isStyles).options.ignoreOrder = true;
  }
  if (stage === "build-html" || stage === "develop-html") {
    const scripts = {
      AT_ONCE: JSON.stringify(bundle("src/first-view/at-once.ts")),
      FIRST_VIEW: JSON.stringify(bundle("src/first-view/first-view.ts")),
      // Gatsby renders a page anew when code changes, and does not see that its inlined styles have.
      STYLES_VERSION: JSON.stringify(hashStyles()),
    };
    actions.setWebpackConfig({ plugins: [plugins.define(scripts)] });
  }
};

function bundle(file: string): string {
  const options = { bundle: true, minify: true, write: false, target: "es2020" } as const;
  return buildSync({ entryPoints: [file], ...options }).outputFiles[0]?.text.trim() ?? "";
}

function hashStyles(): string {
  const files = filesIn("src").filter((name) => name.endsWith(".scss"));
  const styles = files.map((name) => readFileSync(`src/${name}`, "utf8"));
  return createHash("sha256").update(styles.join()).digest("hex");
}
