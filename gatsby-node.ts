export { onPreInit } from "./src/gatsby/on-pre-init";
export {
  createSchemaCustomization,
  onPostBootstrap,
} from "./src/gatsby/create-schema-customization/create-schema-customization";
export { onCreateWebpackConfig } from "./src/gatsby/on-create-webpack-config";
export { onPreBuild } from "./src/gatsby/on-pre-build";
export { onCreateNode, sourceNodes } from "./src/gatsby/on-create-node/on-create-node";
export { onCreateDevServer } from "./src/gatsby/on-create-dev-server";
export { createPages } from "./src/gatsby/create-pages/create-pages";
export { onPostBuild } from "./src/gatsby/on-post-build/on-post-build";
