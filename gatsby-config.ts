import path from "node:path";
import type { GatsbyConfig } from "gatsby";
import { types } from "sass";
import { isIgnored } from "@/gatsby/is-ignored";
import { addressOf, type SitePath } from "@/site/address";
import { isProductionBuild, readSiteFolder } from "@/site/environment";

// `npm run dev` is always at the root of its host.
const folder = isProductionBuild() ? readSiteFolder() : "";
// For src/lib/site-folder.ts. Gatsby writes variables with this beginning into the scripts.
process.env["GATSBY_FOLDER"] = folder;

const config: GatsbyConfig = {
  pathPrefix: folder,
  // The addresses in the specification have no slash at their end.
  trailingSlash: "never",
  graphqlTypegen: {
    typesOutputPath: "src/gatsby-types.d.ts",
    documentSearchPaths: [
      "./src/gatsby/create-pages/*.ts",
      "./src/gatsby/on-post-build/query-site-content.ts",
    ],
  },
  jsxRuntime: "automatic",
  plugins: [
    {
      resolve: "gatsby-source-filesystem",
      options: {
        name: "content",
        path: `${process.cwd()}/content`,
        // Patterns with forward slashes, which work on Windows too. A backslash in a pattern would
        // be an escape character.
        ignore: ["**/README.md", "**/content/inbox/**", isIgnored],
      },
    },
    { resolve: "gatsby-plugin-sharp", options: { failOn: "error", stripMetadata: true } },
    "gatsby-transformer-sharp",
    "gatsby-plugin-image",
    {
      resolve: "gatsby-transformer-remark",
      options: {
        footnotes: false,
        plugins: [`${process.cwd()}/src/gatsby/remark-published-markdown`],
      },
    },
    "gatsby-plugin-react-helmet",
    {
      resolve: "gatsby-plugin-sass",
      options: {
        // `price-list-badge`. Gatsby's own names have a hash too and make the HTML of a page 800
        // bytes longer (brotli). So no two modules may have the same name.
        cssLoaderOptions: {
          modules: {
            getLocalIdent: ({ resourcePath }: { resourcePath: string }, _: string, local: string) =>
              `${path.basename(resourcePath, ".module.scss")}-${local}`,
          },
        },
        sassOptions: {
          // sass-loader 10 uses Sass's old API, in which the folders to search are called
          // `includePaths`.
          includePaths: [`${process.cwd()}/src/styles`],
          silenceDeprecations: ["legacy-js-api"],
          // `site-url("/edge.avif")` is what `url("/edge.avif")` would be at the root of a host.
          functions: {
            "site-url($path)": (path: types.String) =>
              new types.String(`url("${addressOf(path.getValue() as SitePath)}")`),
          },
        },
      },
    },
  ],
};

export default config;
