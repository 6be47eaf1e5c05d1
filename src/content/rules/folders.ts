import { slugOf } from "../../site/links";
import { pageIds, requiredPageIds, reservedBlogSlugs, reservedTopLevel } from "../../site/page-ids";
import { fileKinds, folderKinds, placeOf } from "../kinds";
import { nearest, suggest } from "../nearest";
import { problemOf, type Words } from "../problem";
import { slugPattern } from "../schemas/fields";
import { quote } from "../visible";
import type { Rule } from "./rule";

/** Every file is there, has its place, and every folder a name that can be an address. */
export const checkFolders: Rule = ({ folder, content }) => {
  const paths = [...folder.texts.keys(), ...folder.pictures.keys(), ...(folder.others ?? [])];
  const check = (path: string, words: Words | undefined) => (words ? [problemOf(path, words)] : []);
  const strays = paths
    .filter((path) => placeOf(path) === undefined && !/(^|\/)README\.md$/i.test(path))
    .flatMap((path) => check(path, strayFile(path, paths)));
  const entries = new Set(paths.filter(isInEntry).map((path) => path.replace(/\/[^/]*$/, "")));
  const files = [
    ...Object.keys(fileKinds).map((kind) => `${kind}.yml`),
    ...requiredPageIds.map((id) => `pages/${id}/index.md`),
  ].filter((path) => !paths.includes(path) && !paths.some((other) => meantFor(other) === path));
  const link = { found: "this is a link to somewhere else", fix: "put the file itself here" };
  const fix = "restore it; content/README.md says how to undo a change";
  return [
    ...(folder.links ?? []).flatMap((path) => check(path, link)),
    ...strays,
    ...[...entries].flatMap((entry) => check(`${entry}/index.md`, nameProblem(entry))),
    ...[...entries]
      .filter(
        (entry) => !paths.includes(`${entry}/index.md`) && !files.includes(`${entry}/index.md`),
      )
      // The text may be there under another name: one mistake, not two.
      .filter((entry) => !strays.some((each) => each.file.startsWith(`content/${entry}/index`)))
      .flatMap((entry) =>
        check(`${entry}/index.md`, {
          found: "index.md is missing",
          fix: `add it as content/${entry.split("/")[0]}/README.md shows, or delete the folder`,
        }),
      ),
    ...files
      .filter((path) => !strays.some((each) => each.file.startsWith(`content/${path}`)))
      .map((path) => problemOf(path, { found: "this file is missing", fix })),
    ...content.ids.pages
      .filter((id) => !(pageIds as readonly string[]).includes(id))
      .map((id) =>
        problemOf(`pages/${id}/index.md`, {
          found: `there is no page ${quote(id)}`,
          fix: suggest(id, pageIds),
        }),
      ),
  ];
};

/** Whether a path is that of a file in the folder of an entry. */
const isInEntry = (path: string) =>
  path.split("/").length === 3 && Object.hasOwn(folderKinds, path.split("/")[0] ?? "");

function nameProblem(entry: string): Words | undefined {
  const [kind = "", id = ""] = entry.split("/");
  if (!slugPattern.test(id))
    return {
      found: `the folder ${quote(id)} cannot be an address`,
      fix: `rename it to ${slugOf(id) || "a-short-name"}: small letters, digits and hyphens`,
    };
  const reserved: readonly string[] =
    kind === "blog" ? reservedBlogSlugs : kind === "regions" ? reservedTopLevel : [];
  return reserved.includes(id)
    ? { found: `the site uses the address ${quote(id)} itself`, fix: "rename the folder" }
    : undefined;
}

/** The file that a name is meant for: systems that hide file endings lead people to type a second one. */
const meantFor = (path: string) => {
  const [, name = ""] = /^([a-z]+)\.(yaml|ya?ml\.(txt|ya?ml)|txt|json)$/i.exec(path) ?? [];
  return Object.hasOwn(fileKinds, name.toLowerCase()) ? `${name.toLowerCase()}.yml` : undefined;
};

/** What to do with a file that the site does not read. */
function strayFile(path: string, paths: readonly string[]): Words {
  const meant = meantFor(path);
  if (meant !== undefined)
    return paths.includes(meant)
      ? { found: `${meant} is there too`, fix: "keep one of the two" }
      : { found: "the site does not read a file of this name", fix: `rename it to ${meant}` };
  const [kind = "", id = "", name = ""] = path.split("/");
  const text = /^(.*)\.(md|markdown|mdx|txt)$/i.exec(name || id);
  if (isInEntry(path) && /\.(hei[cf]|gif|tiff?|bmp)$/i.test(name))
    return {
      found: "browsers cannot show this kind of picture",
      fix: "run npm run photos, which makes a JPEG of it",
    };
  if (isInEntry(path) && text && (/^index\./i.test(name) || nearest(name, ["index.md"])))
    return { found: "the site does not read a text of this name", fix: "rename it to index.md" };
  if (Object.hasOwn(folderKinds, kind) && name === "" && text)
    return {
      found: "the site does not read a text directly in this folder",
      fix: `make the folder ${slugOf(text[1] ?? "")} and name the file index.md in it`,
    };
  const near = path.includes("/") ? nearest(kind, Object.keys(folderKinds)) : undefined;
  return {
    severity: "warning",
    found: "the site does not use this file",
    fix:
      near !== undefined && near !== kind
        ? `did you mean the folder ${near}?`
        : "move it to where it belongs, or delete it",
  };
}
