import { suggest } from "@/content/nearest";
import { inMarks, type ProblemText } from "@/content/problem";
import { slugPattern } from "@/content/schema/fields";
import { fileKinds, folderKinds, locateFile } from "@/content/schema/kinds";
import { slugOf } from "@/lib/slug-of";
import {
  deskPageIds,
  pageIds,
  requiredPageIds,
  reservedBlogSlugs,
  reservedTopLevel,
} from "@/site/page-ids";
import type { Reporter, Rule } from "./rule";

/** Checks that every file exists and is in the right folder, and that every folder's name can be part of an address. */
export const checkFolders: Rule = ({ folder, content }, error, warn) => {
  const paths = [...folder.texts.keys(), ...folder.pictures.keys(), ...(folder.others ?? [])];
  const strays = paths.filter(
    (path) => locateFile(path) === undefined && !/(^|\/)README\.md$/i.test(path),
  );
  const strayFolders = [...new Set(strays.filter(isInStrayFolder).map(topFolder))];
  const entries = [...new Set(paths.filter(isInEntry).map((path) => path.replace(/\/[^/]*$/, "")))];
  for (const path of folder.links ?? [])
    error(path, "this is a shortcut", "put the file itself here");
  for (const name of strayFolders)
    error(
      name,
      "the site does not read this folder",
      `rename it to one of ${Object.keys(folderKinds).join(", ")}, or move it out of content/`,
    );
  for (const path of strays)
    if (!strayFolders.includes(topFolder(path))) {
      const { severity, found, fix } = describeStray(path, paths);
      (severity === "warning" ? warn : error)(path, found, fix);
    }
  for (const entry of entries) checkName(entry, error);
  const hasDesk = content.files.business?.data.desk ?? false;
  const needed = [
    ...Object.keys(fileKinds).map((kind) => `${kind}.yml`),
    ...[...requiredPageIds, ...(hasDesk ? deskPageIds : [])].map((id) => `pages/${id}/index.md`),
    ...entries.map((entry) => `${entry}/index.md`),
  ];
  const renamed = strays.map(meantPath);
  for (const path of new Set(needed)) {
    if (paths.includes(path) || renamed.includes(path)) continue;
    const [kind, ...below] = path.split("/");
    const fix =
      below.length > 0
        ? `restore it, or write it as content/${kind}/README.md shows`
        : 'restore it as content/README.md says under "Undo a change"';
    error(path, "this file is missing", fix);
  }
  for (const kind of ["services", "regions"] as const)
    if (content.ids[kind].every((id) => content.drafts.has(`${kind}/${id}`)))
      error(
        kind,
        `there is no published ${kind === "services" ? "service" : "region"}`,
        `write at least one, as content/${kind}/README.md shows`,
      );
};

/** Whether a path is directly in the folder of an entry, such as `services/full-detail/`. */
const isInEntry = (path: string) =>
  path.split("/").length === 3 && Object.hasOwn(folderKinds, path.split("/")[0] ?? "");

const topFolder = (path: string) => path.split("/")[0] ?? "";

/** Whether a path is that of an entry in a folder that the site doesn't know. */
const isInStrayFolder = (path: string) =>
  /^[^/]+\/[^/]+\/index\.md$/.test(path) && !Object.hasOwn(folderKinds, topFolder(path));

function checkName(entry: string, error: Reporter): void {
  const [kind = "", id = ""] = entry.split("/");
  const refuse = (found: string, fix: string) => error(`${entry}/index.md`, found, fix);
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
  const reserved: readonly string[] =
    kind === "blog" ? reservedBlogSlugs : kind === "regions" ? reservedTopLevel : [];
  if (reserved.includes(id))
    refuse(`the site uses the address ${inMarks(id)} itself`, "rename the folder");
}

/** The name under which the site would read a file that was saved with another ending or in capitals. */
function meantPath(path: string): string | undefined {
  const bare = path
    .replace(/(\.(ya?ml|md|markdown|mdown|txt|text))*$/i, "")
    .replace(/[^/]*$/, (name) => name.toLowerCase().trim());
  return [`${bare}.yml`, `${bare}.md`].find((each) => {
    const place = locateFile(each);
    return place && !("picture" in place);
  });
}

/** What to do with a file that the site does not read. A text is an error, because its words would not appear. */
function describeStray(path: string, paths: readonly string[]): ProblemText {
  if (isInEntry(path) && /\.(hei[cf]|gif|tiff?|bmp)$/i.test(path))
    return {
      found: "browsers cannot show this kind of picture",
      fix: "run npm run photos, which turns it into a JPEG",
    };
  const found = "the site does not read this file";
  const meant = meantPath(path);
  if (meant && paths.includes(meant))
    return { found, fix: `keep either this or content/${meant}, under that name` };
  if (meant) return { found, fix: `rename it to ${meant.split("/").at(-1)}` };
  return /\.(ya?ml|md|markdown)$/i.test(path)
    ? {
        found,
        fix: "move it to where it belongs, such as blog/my-article/index.md, or out of content/",
      }
    : { severity: "warning", found, fix: "move it to where it belongs, or delete it" };
}
