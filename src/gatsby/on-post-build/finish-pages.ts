import { createHash } from "node:crypto";
import { readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { minify } from "terser";
import { finishHtml, readAllIcons, readGatsbyScripts } from "../../first-view/finish-html";
import { isFirstView, paths } from "../../site/paths";
import { isPageFile } from "../../site/gate/built-site";
import { speculationRules } from "../../site/speculation-rules";
import { listFiles } from "./list-files";
import type { SiteFolders } from "./site-folders";
import { writeIfChanged } from "./write-if-changed";

type Regions = readonly Pick<Queries.RegionHeadFragment, "slug">[];

/**
 * Makes Gatsby's scripts wait for intent in every page, and puts the first script into its head. Resolves to the inline
 * scripts: that one, and the rules of what is made ready, which come later.
 */
export async function finishPages(folders: SiteFolders, regions: Regions): Promise<string[]> {
  const files = listFiles(folders.public).filter(isPageFile);
  const read = (file: string) => readFileSync(path.join(folders.public, file), "utf8");
  // As a page of this build has them. When a warm build rendered no page, the file is still there.
  for (const file of files) {
    const icons = readAllIcons(read(file));
    if (icons === undefined) continue;
    writeIfChanged(path.join(folders.public, paths.allIcons), icons);
    break;
  }
  const pageScripts = readPageScripts(folders);
  const address = await writeFirstView(folders, pageScripts);
  const atOnce = await minifyFirst("at-once.js", {
    FIRST_VIEW: address,
    REGIONS: regions.map(({ slug }) => slug),
  });
  for (const file of files)
    writeIfChanged(path.join(folders.public, file), finish(file, read(file), atOnce));
  return [atOnce, speculationRules];
}

function finish(file: string, html: string, atOnce: string): string {
  try {
    return finishHtml(html, atOnce);
  } catch (error) {
    throw new Error(`public${file}: ${(error as Error).message}`, { cause: error });
  }
}

/**
 * The scripts of this build, from where Gatsby writes them with every one: a warm build leaves finished pages alone, and
 * what an earlier one wrote may name another compilation.
 */
function readPageScripts(folders: SiteFolders) {
  const file = path.join(folders.public, "_gatsby", "slices", "_gatsby-scripts-1.html");
  const found = readGatsbyScripts(readFileSync(file, "utf8"));
  if (!found) throw new Error(`${file} names no compilation: Gatsby writes its scripts elsewhere`);
  return found;
}

/** Writes the script of the first view under a name that changes with its content, and takes earlier ones away. */
async function writeFirstView(folders: SiteFolders, pageScripts: object): Promise<string> {
  const code = await minifyFirst("first-view.js", {
    PAGE_SCRIPTS: pageScripts,
    SPECULATION_RULES: speculationRules,
  });
  const hash = createHash("sha256").update(code).digest("hex").slice(0, 20);
  const address = paths.firstView(hash);
  for (const file of listFiles(folders.public))
    if (isFirstView(file) && file !== address) rmSync(path.join(folders.public, file));
  writeIfChanged(path.join(folders.public, address), code);
  return address;
}

/** A script of src/first-view/ as it is published; `known` stands in it for names that only a build knows. */
async function minifyFirst(name: string, known: Record<string, object | string>): Promise<string> {
  const source = readFileSync(path.resolve("src", "first-view", name), "utf8");
  const { code } = await minify(source, {
    ecma: 2020,
    compress: { ecma: 2020, passes: 3, global_defs: known },
    format: { ecma: 2020, ascii_only: true },
  });
  if (!code) throw new Error(`src/first-view/${name} came out empty`);
  return code.replace(/<\/script/gi, "<\\/script");
}
