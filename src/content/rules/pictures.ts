import type { ContentFolder, Entry } from "../checked-content";
import { slugPattern } from "../schemas/fields";
import { placeOf, type FolderKind } from "../kinds";
import { suggest } from "../nearest";
import { pictureExtensions, pictureProblems } from "../picture-facts";
import { slugOf } from "../../site/links";
import { type ContentProblem, problemAt, problemOf } from "../problem";
import { quote } from "../visible";
import type { Rule } from "./rule";

const requiredByKind: Partial<Record<FolderKind, readonly string[]>> = {
  services: ["hero"],
  regions: ["hero"],
  blog: ["hero"],
  portfolio: ["after"],
};

const requiredByPage: Readonly<Record<string, readonly string[]>> = {
  home: ["hero", "cta"],
  services: ["hero"],
  "service-areas": ["hero"],
  about: ["1", "2"],
};

/** Every picture can be shown and is described, and every description has its picture. */
export const checkPictures: Rule = ({ folder, content }) => {
  const problems = [...folder.pictures.values()]
    .filter((facts) => placeOf(facts.path))
    .flatMap(pictureProblems);
  const byFolder = picturesByFolder(folder);
  for (const kind of Object.keys(content.entries) as FolderKind[]) {
    for (const entry of content.entries[kind]) {
      const beside = byFolder.get(`${kind}/${entry.id}`) ?? [];
      problems.push(...checkEntry(folder, kind, entry, beside));
    }
  }
  return problems;
};

interface NamedPicture {
  /** Without its ending. */
  name: string;
  file: string;
  path: string;
}

/** The pictures of each folder; files of other kinds are reported by themselves. */
function picturesByFolder(folder: ContentFolder): Map<string, NamedPicture[]> {
  const found = new Map<string, NamedPicture[]>();
  for (const path of [...folder.pictures.keys()].sort()) {
    const place = placeOf(path);
    if (!place || !("picture" in place)) continue;
    if (!(pictureExtensions as readonly string[]).includes(place.extension.toLowerCase())) continue;
    const key = `${place.kind}/${place.id}`;
    const file = path.split("/").at(-1) ?? path;
    found.set(key, [...(found.get(key) ?? []), { name: place.picture, file, path }]);
  }
  return found;
}

/** A picture of that name as phones store it, which `npm run photos` makes a JPEG of. */
function phonePictureOf(folder: ContentFolder, kind: FolderKind, id: string, name: string) {
  return [...folder.pictures.keys()]
    .map((path) => path.split("/"))
    .find(
      ([ofKind, ofId, file]) =>
        ofKind === kind &&
        ofId === id &&
        file?.toLowerCase().match(/^(.*)\.hei[cf]$/)?.[1] === name,
    )
    ?.at(-1);
}

function checkEntry(
  folder: ContentFolder,
  kind: FolderKind,
  { id, data, source }: Entry<FolderKind>,
  beside: readonly NamedPicture[],
): ContentProblem[] {
  const problems: ContentProblem[] = [];
  const there = new Map<string, string>();
  for (const { name, file, path } of beside) {
    if (!slugPattern.test(name) || !/\.([a-z]+|JPE?G|PNG)$/.test(file)) {
      const ending = file.split(".").at(-1)?.toLowerCase();
      // hero.jpg.jpg: systems that hide endings invite to type them.
      const copyOf = /^(.*?)[\s_-]*(?:copy|kopie|copy \d+|\(\d+\))$/i.exec(name)?.[1];
      const original = beside.find((each) => each.name === copyOf);
      if (original) {
        problems.push(
          problemOf(path, {
            found: `${quote(file)}, a copy of ${original.file}`,
            fix: `delete it; if it is the better one, delete ${original.file} and rename it to ${original.file}`,
          }),
        );
        continue;
      }
      const plain = slugOf(name.replace(/\.(jpe?g|png|webp|avif)$/i, "")) || "1";
      const [missing, ...others] = Object.keys(data.pictures).filter(
        (wanted) => !beside.some((each) => each.name === wanted),
      );
      const meant = missing !== undefined && others.length === 0 ? missing : plain;
      problems.push(
        problemOf(path, {
          found: `a picture named ${quote(file)}`,
          fix: `rename it to ${meant}.${ending}: names are lower-case letters, digits and hyphens`,
        }),
      );
      continue;
    }
    const twin = there.get(name);
    if (twin !== undefined) {
      problems.push(
        problemAt(source, ["pictures", name], {
          found: `two pictures of one name, ${twin} and ${file}`,
          fix: "delete one of them",
        }),
      );
    }
    there.set(name, file);
  }
  const named = Object.keys(data.pictures);
  const required = (kind === "pages" ? requiredByPage[id] : requiredByKind[kind]) ?? [];
  for (const name of named) {
    if (there.has(name)) continue;
    const near = [...there.keys()].filter((other) => !named.includes(other));
    const unsupported = phonePictureOf(folder, kind, id, name);
    problems.push(
      problemAt(source, ["pictures", name], {
        found: `no picture ${name}.jpg beside this file`,
        fix:
          unsupported !== undefined
            ? `run: npm run photos, which makes it of ${unsupported}`
            : required.includes(name) && near.length > 0
              ? `add it, or rename one of these to ${name}: ${near.map((each) => there.get(each)).join(", ")}`
              : near.length > 0
                ? `add it, or ${suggest(name, near)}`
                : required.includes(name)
                  ? "add it"
                  : "add it, or delete this line",
      }),
    );
  }
  for (const [name, file] of there) {
    const base = name.replace(/-mobile$/, "");
    if (named.includes(name) || (base !== name && named.includes(base))) continue;
    problems.push(
      problemAt(source, ["pictures"], {
        found: `no description for ${file}`,
        fix: `add a line below pictures: that says what it shows, for example ${name}: Snow foam on blue paint`,
        seen: "People who cannot see the picture do not learn what it shows.",
      }),
    );
  }
  for (const name of required) {
    if (named.includes(name)) continue;
    problems.push(
      problemAt(source, ["pictures"], {
        found: `no line for the picture ${name}`,
        fix: `put ${name}.jpg beside this file and add ${name}: with what it shows`,
      }),
    );
  }
  return problems;
}
