import { readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { writeIfChanged } from "@/lib/files";
import { listPageFiles, pathOfPageFile } from "./page-files";

/** The pages of a built site that are in folders and, for each, the file that a host serves if it leaves `.html` out of addresses. */
function listFlatFiles(publicFolder: string) {
  const files = listPageFiles(publicFolder);
  return files
    .filter((file) => file.endsWith("/index.html") && file !== "/index.html")
    .map((file) => ({ file, flat: `${pathOfPageFile(file)}.html` }))
    .filter(({ flat }) => !files.includes(flat))
    .map(({ file, flat }) => ({
      page: path.join(publicFolder, file),
      flat: path.join(publicFolder, flat),
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
