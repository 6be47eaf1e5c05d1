import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import path from "node:path";
import type { GatsbyNode } from "gatsby";
import type { Compiler } from "webpack";
import { wrapModules } from "../../first-view/wrap-modules";
import { type CachedConfig, forgetLoaders, keepCache } from "./webpack-cache";

interface WebpackConfig {
  devtool?: string | false;
  output?: { chunkFilename?: string; environment?: Record<string, boolean> };
  plugins: { options?: { chunkFilename?: string } }[];
  optimization?: { minimizer?: unknown[]; splitChunks?: { cacheGroups?: Record<string, unknown> } };
}

/** The browsers of package.json's browserslist all know this edition of JavaScript. */
const ecma = 2020;

/** Parts of Gatsby's own runtime that this site never uses: third-party scripts, its Head API (react-helmet writes the heads), service workers. */
const unusedParts =
  /^(gatsby-script|@builder\.io\/partytown\/integration|\.\/head\/head-export-handler-for-browser|\.\/register-service-worker|.*internal-plugins\/partytown\/gatsby-browser(\.js)?)$/;

/** Modules in whose place browsers get others, of `src/`. */
const replaced: readonly [what: RegExp, file: string][] = [
  [/\/seo\/seo$/, "components/seo/seo-in-browser.tsx"],
  [/^prop-types$/, "gatsby/on-create-webpack-config/no-prop-types.js"],
  [/^gatsby-link$/, "gatsby/on-create-webpack-config/plain-links.js"],
  // Every spread of a list would bring 0.3 KB of care for browsers that know no iterators.
  [
    /@babel\/runtime\/helpers\/(esm\/)?toConsumableArray$/,
    "gatsby/on-create-webpack-config/to-array.js",
  ],
  [unusedParts, "gatsby/on-create-webpack-config/unused-module.js"],
];

/**
 * Browser bundles: CSS stays with the page that uses it (Gatsby would inline all of it into every page), what no page
 * uses is left out, heads beyond the title are made at build time only, and no source maps are published.
 */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({
  stage,
  actions,
  getConfig,
  plugins,
}) => {
  keepCache(getConfig() as CachedConfig);
  actions.setWebpackConfig({ plugins: [forgetLoaders] });
  if (stage === "build-html") {
    actions.setWebpackConfig({
      plugins: [plugins.define({ STYLES_VERSION: JSON.stringify(hashStyles()) })],
    });
  }
  if (stage !== "build-javascript") return;
  const replacements = replaced.map(([what, file]) =>
    plugins.normalModuleReplacement(what, path.resolve("src", file)),
  );
  actions.setWebpackConfig({ plugins: [...replacements, { apply: wrapAllModules }] });
  const config = getConfig() as WebpackConfig;
  const { optimization = {} } = config;
  delete optimization.splitChunks?.cacheGroups?.["styles"];
  optimization.minimizer = [
    plugins.minifyJs({
      parallel: availableParallelism(),
      terserOptions: { ecma, compress: { ecma, passes: 2 }, output: { ecma, comments: false } },
    }),
    plugins.minifyCss(),
  ];
  // The runtime lists all parts by name: short names are more than a kilobyte less on every page.
  config.output = {
    ...config.output,
    chunkFilename: "c-[contenthash:8].js",
    environment: { arrowFunction: true, const: true, optionalChaining: true },
  };
  for (const { constructor, options } of config.plugins)
    if (constructor.name === "MiniCssExtractPlugin" && options)
      options.chunkFilename = "c-[contenthash:8].css";
  config.devtool = false;
  actions.replaceWebpackConfig(config as never);
};

/** A webpack plugin: each bundle with its modules wrapped, once it is minified, which takes such parentheses away. */
function wrapAllModules({ hooks, webpack }: Compiler) {
  const name = "wrap-modules";
  const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1;
  hooks.compilation.tap(name, (compilation) => {
    compilation.hooks.processAssets.tap({ name, stage }, (assets) => {
      for (const [file, asset] of Object.entries(assets))
        if (file.endsWith(".js"))
          compilation.updateAsset(
            file,
            new webpack.sources.RawSource(wrapModules(String(asset.source()))),
          );
    });
  });
}

/** A hash of all styles of the site. */
function hashStyles(): string {
  const hash = createHash("sha256");
  const files = readdirSync("src", { recursive: true, encoding: "utf8" });
  for (const file of files.filter((name) => name.endsWith(".scss")).sort())
    hash.update(readFileSync(path.join("src", file)));
  return hash.digest("hex");
}
