import { readFile } from "node:fs/promises";
import path from "node:path";
import { minify } from "terser";
import {
  type FirstView,
  finishHtml,
  type PageScripts,
  readAllIcons,
  readGatsbyScripts,
} from "../../domain/first-view/finish-html";
import { paths } from "../../domain/paths";
import { isPageFile } from "../../domain/site-check/built-site";
import { listFiles } from "./list-files";
import type { SiteFolders } from "./site-folders";
import { writeIfChanged } from "./write-if-changed";

/** Makes Gatsby's scripts wait for intent in every page, and puts the script of the first view into its head. */
export async function finishPages(folders: SiteFolders): Promise<void> {
  const files = (await listFiles(folders.public)).filter(isPageFile);
  const read = (file: string) => readFile(path.join(folders.public, file), "utf8");
  const icons = await findAllIcons(files, read);
  if (icons) await writeIfChanged(path.join(folders.public, paths.allIcons), icons);
  const firstView = {
    allIcons: paths.allIcons,
    script: await readFirstScript(),
    pageScripts: await findPageScripts(folders, files, read),
  };
  // One after the other: a thousand pages at once would need a thousand open files.
  for (const file of files) {
    await writeIfChanged(
      path.join(folders.public, file),
      finish(file, await read(file), firstView),
    );
  }
}

function finish(file: string, html: string, firstView: FirstView): string {
  try {
    return finishHtml(html, firstView);
  } catch (error) {
    throw new Error(`public${file}: ${(error as Error).message}`, { cause: error });
  }
}

/** The scripts of this build; a warm build leaves finished pages alone, so they are kept beside Gatsby's cache. */
async function findPageScripts(
  folders: SiteFolders,
  files: readonly string[],
  read: (file: string) => Promise<string>,
): Promise<PageScripts> {
  for (const file of files) {
    const found = readGatsbyScripts(await read(file));
    if (!found) continue;
    await writeIfChanged(folders.pageScripts, JSON.stringify(found));
    return found;
  }
  return JSON.parse(await readFile(folders.pageScripts, "utf8")) as PageScripts;
}

/** The icons as a page of this build has them; undefined when a warm build rendered no page, and the file is still there. */
async function findAllIcons(
  files: readonly string[],
  read: (file: string) => Promise<string>,
): Promise<string | undefined> {
  for (const file of files) {
    const found = readAllIcons(await read(file));
    if (found !== undefined) return found;
  }
  return undefined;
}

async function readFirstScript(): Promise<string> {
  const source = await readFile(path.resolve("src", "first-view", "first-view.js"), "utf8");
  const { code } = await minify(source, { compress: { passes: 2 }, format: { ascii_only: true } });
  if (!code) throw new Error("src/first-view/first-view.js came out empty");
  return code.replace(/<\/script/gi, "<\\/script");
}
