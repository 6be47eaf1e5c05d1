import { slugOf } from "../../site/links";
import { pageIds, requiredPageIds, reservedBlogSlugs, reservedTopLevel } from "../../site/page-ids";
import { slugPattern } from "../schemas/fields";
import { fileKinds, folderKinds, placeOf, type FolderKind } from "../kinds";
import { nearest, suggest } from "../nearest";
import type { ContentFolder } from "../checked-content";
import { type ContentProblem, problemOf } from "../problem";
import { quote } from "../visible";
import type { Rule } from "./rule";

/** Every file is there, has its place, and every folder a name that can be an address. */
export const checkFolders: Rule = ({ folder, content }) => {
  const problems: ContentProblem[] = (folder.links ?? []).map((path) =>
    problemOf(path, {
      found: "a link to somewhere else instead of a file or a folder",
      fix: "put the file itself there, or delete the link",
    }),
  );
  const entries = new Map<string, { kind: FolderKind; id: string; hasText: boolean }>();
  for (const path of [...folder.texts.keys(), ...folder.pictures.keys()]) {
    const place = placeOf(path);
    if (!place) {
      const stray = strayFile(path);
      problems.push(...stray);
      const [kind = "", id = ""] = path.split("/");
      // The text is there under another name: one mistake, not two.
      if (stray.some(({ severity }) => severity === "error") && Object.hasOwn(folderKinds, kind))
        entries.set(`${kind}/${id}`, { kind: kind as FolderKind, id, hasText: true });
    }
    if (!place || !("id" in place)) continue;
    const key = `${place.kind}/${place.id}`;
    const hasText = "file" in place || (entries.get(key)?.hasText ?? false);
    entries.set(key, { kind: place.kind, id: place.id, hasText });
  }
  for (const [key, { kind, id, hasText }] of entries) {
    if (!hasText) {
      problems.push(
        problemOf(`${key}/index.md`, {
          found: "a folder without index.md",
          fix: `add the text as content/${kind}/README.md shows, or delete the folder`,
        }),
      );
    }
    const violation = nameViolation(kind, id);
    if (violation) problems.push(problemOf(`${key}/index.md`, violation));
  }
  return [...problems, ...missingFiles(folder, content.ids.pages)];
};

function nameViolation(kind: FolderKind, id: string): { found: string; fix: string } | undefined {
  if (!slugPattern.test(id)) {
    const better = slugOf(id) || "a-short-name";
    return {
      found: `a folder named ${quote(id)}`,
      fix: `rename it to "${better}": lower-case letters, digits and hyphens`,
    };
  }
  const reserved: Partial<Record<FolderKind, readonly string[]>> = {
    blog: reservedBlogSlugs,
    regions: reservedTopLevel,
  };
  if (reserved[kind]?.includes(id)) {
    return {
      found: `the reserved name "${id}"`,
      fix: "rename the folder; the site uses that address itself",
    };
  }
  if (kind === "pages" && !(pageIds as readonly string[]).includes(id)) {
    return { found: `an unknown page "${id}"`, fix: suggest(id, pageIds) };
  }
  return undefined;
}

/** What a file is called that should be `<kind>.yml`: systems that hide endings invite to type another. */
function misnamed(kind: string, paths: readonly string[]) {
  const names = new RegExp(`^${kind}\\.(yaml|ya?ml\\.(txt|ya?ml)|txt|json)$`, "i");
  return paths.find((path) => names.test(path));
}

function missingFiles({ texts, pictures }: ContentFolder, pages: readonly string[]) {
  const problems: ContentProblem[] = [];
  const paths = [...texts.keys(), ...pictures.keys()];
  for (const kind of Object.keys(fileKinds)) {
    const other = misnamed(kind, paths);
    const isThere = texts.has(`${kind}.yml`);
    if (other !== undefined)
      problems.push(
        problemOf(other, {
          found: isThere ? `a second file beside ${kind}.yml` : `a file named "${other}"`,
          fix: isThere ? "keep one of the two" : `rename it to ${kind}.yml`,
        }),
      );
    else if (!isThere)
      problems.push(
        problemOf(`${kind}.yml`, {
          found: "no such file",
          fix: "restore it, or write it as content/README.md shows",
        }),
      );
  }
  for (const id of requiredPageIds) {
    if (pages.includes(id)) continue;
    problems.push(
      problemOf(`pages/${id}/index.md`, {
        found: "no such file",
        fix: "restore it; the page cannot be shown without its words",
      }),
    );
  }
  return problems;
}

function strayFile(path: string): ContentProblem[] {
  if (/(^|\/)README\.md$/i.test(path) || path.startsWith("inbox/")) return [];
  if (Object.keys(fileKinds).some((kind) => misnamed(kind, [path]))) return [];
  const [kind = "", , name = ""] = path.split("/");
  const isText = /\.(md|markdown|mdx|txt)$/i.test(name);
  const isIndex =
    /^index\.(md\.)?(md|txt|markdown|mdx)$/i.test(name) || nearest(name, ["index.md"]);
  if (Object.hasOwn(folderKinds, kind) && isText && isIndex) {
    return [
      problemOf(path, {
        found: `a text named ${quote(name)}`,
        fix: "rename it to index.md",
        seen: "Visitors do not see this text.",
      }),
    ];
  }
  const folder = path.includes("/") ? nearest(kind, Object.keys(folderKinds)) : undefined;
  return [
    problemOf(path, {
      severity: "warning",
      found: "a file the site does not use",
      fix:
        folder === undefined || folder === kind
          ? "move it to where it belongs (content/README.md shows the folders) or delete it"
          : `did you mean the folder "${folder}"? Move it there or delete it`,
    }),
  ];
}
