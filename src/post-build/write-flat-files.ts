import { readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { isPageFile, listFiles, pathOfPageFile, writeIfChanged } from "./files";

/** The pages of a built site and, for each, the file that a host serves if it leaves `.html` out of addresses. */
function listFlatFiles(publicFolder: string) {
  return listFiles(publicFolder)
    .filter((file) => isPageFile(file) && !["/", "/404"].includes(pathOfPageFile(file)))
    .map((file) => ({
      page: path.join(publicFolder, file),
      flat: path.join(publicFolder, `${pathOfPageFile(file)}.html`),
    }));
}

/** Puts `/about.html` beside every `/about/index.html`, so that hosts answer /about directly and don't redirect to /about/. */
export function writeFlatFiles(publicFolder: string): void {
  for (const { page, flat } of listFlatFiles(publicFolder))
    writeIfChanged(flat, readFileSync(page));
}

/** Removes the files of `writeFlatFiles` before a build, because Gatsby knows nothing of them and a page may be gone after it. */
export function removeFlatFiles(publicFolder: string): void {
  for (const { flat } of listFlatFiles(publicFolder)) rmSync(flat, { force: true });
}
