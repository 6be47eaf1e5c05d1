import { rightPath } from "@/content/check/right-path";
import { suggest } from "@/content/nearest";
import { inMarks } from "@/content/problem";
import { slugPattern } from "@/content/schema/fields";
import { fileKinds, folderKinds, locateFile } from "@/content/schema/kinds";
import { slugOf } from "@/lib/slug-of";
import { pageIds, reservedTopLevel } from "@/site/page-ids";
import type { Report, Rule } from "./rule";

/** How to fix a picture that browsers can't show. */
export const saveAsJpeg = "save it as a JPEG (iPhone: Settings, Camera, Formats, Most Compatible)";

/** What to do with a file that the site doesn't read. `paths` are those of all files. */
function wayOut(path: string, paths: readonly string[]): string {
  const right = rightPath(path);
  if (right === undefined)
    return /\.(hei[cf]|gif|tiff?|bmp)$/i.test(path)
      ? saveAsJpeg
      : "delete it, or move it out of content/";
  if (paths.includes(right)) return `delete it, because content/${right} is there`;
  const [name, isHere] = [
    right.replace(/.*\//, ""),
    right.split("/").length === path.split("/").length,
  ];
  return isHere ? `rename it to ${name}` : `move it to content/${right}`;
}

/** Checks that every file exists and is in the right folder, and that folders can be addresses. */
export const checkFolders: Rule = ({ folder, content }, report) => {
  const paths = [...folder.texts.keys(), ...folder.pictures.keys(), ...(folder.others ?? [])];
  for (const path of paths)
    if (!locateFile(path) && !/(^|\/)README\.md$/i.test(path))
      report(path, "the site does not read this", wayOut(path, paths));
  const entries = [...new Set(paths.filter(isInEntry).map((path) => path.replace(/\/[^/]*$/, "")))];
  for (const entry of entries) checkName(entry, report);
  const needed = [
    ...Object.keys(fileKinds).map((kind) => `${kind}.yml`),
    ...pageIds.map((id) => `pages/${id}/index.md`),
    ...entries.map((entry) => `${entry}/index.md`),
  ];
  const present = new Set([...paths, ...paths.map(rightPath)]);
  for (const path of new Set(needed)) {
    if (present.has(path)) continue;
    const [kind, ...below] = path.split("/");
    const fix =
      below.length > 0
        ? `restore it, or write it as content/${kind}/README.md shows`
        : 'restore it as content/README.md says under "Undo a change"';
    report(path, "this file is missing", fix);
  }
  for (const kind of ["services", "regions"] as const)
    if (content.ids[kind].length === 0)
      report(kind, "there is nothing in it", `write one, as content/${kind}/README.md shows`);
};

/** Whether a path is directly in the folder of an entry, such as `services/full-detail/`. */
const isInEntry = (path: string) =>
  path.split("/").length === 3 && Object.hasOwn(folderKinds, path.split("/")[0] ?? "");

function checkName(entry: string, report: Report): void {
  const [kind = "", id = ""] = entry.split("/");
  const refuse = (found: string, fix: string) => report(`${entry}/index.md`, found, fix);
  if (!slugPattern.test(id))
    return refuse(
      `the folder name ${inMarks(id)} cannot be part of an address`,
      `rename it to ${slugOf(id) || "a-short-name"}: lower-case letters, digits and hyphens`,
    );
  if (kind === "pages" && !pageIds.some((known) => known === id))
    return refuse(
      `there is no page ${inMarks(id)}`,
      suggest(id, pageIds, "delete the folder; CONTRIBUTING.md shows how to add a page"),
    );
  if (kind === "regions" && reservedTopLevel.includes(id))
    refuse(`the site uses the address ${inMarks(id)} itself`, "rename the folder");
}
