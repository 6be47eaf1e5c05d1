import { editPages } from "./page-files";

/**
 * Takes Gatsby's list of the scripts of all pages out of every page: 4 KB, which grow with every template. Gatsby puts it in as
 * a text where its own loader expects an object, so that nothing ever reads it.
 */
export const removeChunkMapping = (publicFolder: string): void =>
  editPages(publicFolder, (html) =>
    html.replace(/<script\s+id="gatsby-chunk-mapping"\s*>[^]*?<\/script>\s*/, ""),
  );
