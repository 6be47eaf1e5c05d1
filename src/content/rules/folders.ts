import { slugOf } from "../../site/links";
import { pageIds, requiredPageIds, reservedBlogSlugs, reservedTopLevel } from "../../site/page-ids";
import type { ContentFolder } from "../checked-content";
import { fileKinds, folderKinds, placeOf, type FolderKind } from "../kinds";
import { nearest, suggest } from "../nearest";
import { type ContentProblem, problemOf, type Words } from "../problem";
import { slugPattern } from "../schemas/fields";
import { quote } from "../visible";
import type { Rule } from "./rule";

/** Every file is there, has its place, and every folder a name that can be an address. */
export const checkFolders: Rule = ({ folder, content }) => {
  const paths = [...folder.texts.keys(), ...folder.pictures.keys(), ...(folder.others ?? [])];
  const strays = paths
    .filter((path) => placeOf(path) === undefined)
    .flatMap((path) => {
      const words = strayFile(path, folder);
      return words ? problemOf(path, words) : [];
    });
  const links = (folder.links ?? []).map((path) =>
    problemOf(path, {
      found: "this is a link to somewhere else",
      fix: "put the file itself here, or delete the link",
    }),
  );
  return [
    ...links,
    ...strays,
    ...checkEntries(paths, strays),
    ...missingFiles(folder, content.ids.pages),
  ];
};

function checkEntries(
  paths: readonly string[],
  strays: readonly ContentProblem[],
): ContentProblem[] {
  const folders = new Set(paths.filter((path) => path.split("/").length === 3).map(folderOf));
  return [...folders].flatMap((key) => {
    const [kind = "", id = ""] = key.split("/");
    if (!Object.hasOwn(folderKinds, kind)) return [];
    const words = nameProblem(kind as FolderKind, id);
    const wrong = words ? [problemOf(`${key}/index.md`, words)] : [];
    // The text may be there under another name: one mistake, not two.
    const isSaid = strays.some(
      (each) => each.severity === "error" && each.file.includes(`/${key}/`),
    );
    if (paths.includes(`${key}/index.md`) || isSaid) return wrong;
    const found = "index.md is missing";
    const fix = `add it as content/${kind}/README.md shows, or delete the folder`;
    return [...wrong, problemOf(`${key}/index.md`, { found, fix })];
  });
}

const folderOf = (path: string) => path.split("/").slice(0, 2).join("/");

function nameProblem(kind: FolderKind, id: string): Words | undefined {
  if (!slugPattern.test(id))
    return {
      found: `the folder ${quote(id)} cannot be an address`,
      fix: `rename it to ${slugOf(id) || "a-short-name"}: small letters, digits and hyphens`,
    };
  const reserved: Partial<Record<FolderKind, readonly string[]>> = {
    blog: reservedBlogSlugs,
    regions: reservedTopLevel,
  };
  if (reserved[kind]?.includes(id))
    return { found: `the site uses the address ${quote(id)} itself`, fix: "rename the folder" };
  return kind === "pages" && !(pageIds as readonly string[]).includes(id)
    ? { found: `there is no page ${quote(id)}`, fix: suggest(id, pageIds) }
    : undefined;
}

/** The file that a name is meant for: systems that hide endings invite to type another. */
const meantFor = (path: string) =>
  Object.keys(fileKinds).find((kind) =>
    new RegExp(`^${kind}\\.(yaml|ya?ml\\.(txt|ya?ml)|txt|json)$`, "i").test(path),
  );

function missingFiles({ texts, others = [] }: ContentFolder, pages: readonly string[]) {
  const there = [...texts.keys(), ...others];
  const files = Object.keys(fileKinds)
    .filter((kind) => !there.some((path) => path === `${kind}.yml` || meantFor(path) === kind))
    .map((kind) => `${kind}.yml`);
  const words = requiredPageIds
    .filter((id) => !pages.includes(id))
    .map((id) => `pages/${id}/index.md`);
  return [...files, ...words].map((path) =>
    problemOf(path, {
      found: "this file is missing",
      fix: "restore it; content/README.md says how to undo a change",
    }),
  );
}

/** What to do with a file that the site does not read; undefined for one that may stay. */
function strayFile(path: string, { texts }: ContentFolder): Words | undefined {
  if (/(^|\/)README\.md$/i.test(path)) return undefined;
  const meant = meantFor(path);
  if (meant !== undefined)
    return texts.has(`${meant}.yml`)
      ? { found: `${meant}.yml is there too`, fix: "keep one of the two" }
      : { found: "the site does not read a file of this name", fix: `rename it to ${meant}.yml` };
  const [kind = "", id = "", name = ""] = path.split("/");
  const isEntry = Object.hasOwn(folderKinds, kind);
  if (isEntry && name !== "" && /\.(hei[cf]|gif|tiff?|bmp)$/i.test(name))
    return {
      found: "browsers cannot show this kind of picture",
      fix: "run npm run photos, which makes a JPEG of it",
    };
  const text = /^(.*)\.(md|markdown|mdx|txt)$/i.exec(name || id);
  if (isEntry && name === "" && text)
    return {
      found: "the site does not read a text directly in this folder",
      fix: `make the folder ${slugOf(text[1] ?? "")} and name the file index.md in it`,
    };
  if (isEntry && text && (/^index\./i.test(name) || nearest(name, ["index.md"])))
    return { found: "the site does not read a text of this name", fix: "rename it to index.md" };
  const near = path.includes("/") && !isEntry ? nearest(kind, Object.keys(folderKinds)) : undefined;
  return {
    severity: "warning",
    found: "the site does not use this file",
    fix: near ? `did you mean the folder ${near}?` : "move it to where it belongs, or delete it",
  };
}
