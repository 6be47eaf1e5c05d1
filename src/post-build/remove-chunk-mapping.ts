import { readFileSync } from "node:fs";
import path from "node:path";
import { writeIfChanged } from "@/lib/files";
import { listPageFiles } from "./page-files";

/**
 * Takes Gatsby's list of the scripts of all pages out of every page: 4 KB, which grow with every template. Gatsby puts it in as
 * a text where its own loader expects an object, so that nothing ever reads it.
 */
export function removeChunkMapping(publicFolder: string): void {
  for (const name of listPageFiles(publicFolder)) {
    const file = path.join(publicFolder, name);
    const html = readFileSync(file, "utf8");
    writeIfChanged(
      file,
      html.replace(/<script\s+id="gatsby-chunk-mapping"\s*>[^]*?<\/script>\s*/, ""),
    );
  }
}
