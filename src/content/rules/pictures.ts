import type { ContentFolder, Entry } from "../checked-content";
import { slugPattern } from "../schemas/fields";
import { placeOf, type FolderKind } from "../kinds";
import { suggest } from "../nearest";
import { pictureExtensions, pictureProblems } from "../picture-facts";
import { slugOf } from "../../site/links";
import { type ContentProblem, problemAt, problemOf, type Words } from "../problem";
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
      const required = (kind === "pages" ? requiredByPage[entry.id] : requiredByKind[kind]) ?? [];
      const beside = byFolder.get(`${kind}/${entry.id}`) ?? [];
      problems.push(...checkEntry(entry, required, beside));
    }
  }
  return problems;
};

interface NamedPicture {
  /** Without its ending. */
  name: string;
  extension: string;
  file: string;
  path: string;
}

/** The pictures of each folder. */
function picturesByFolder(folder: ContentFolder): Map<string, NamedPicture[]> {
  const found = new Map<string, NamedPicture[]>();
  for (const path of [...folder.pictures.keys()].sort()) {
    const place = placeOf(path);
    if (!place || !("picture" in place)) continue;
    const { kind, id, picture: name, extension } = place;
    const key = `${kind}/${id}`;
    const named = { name, extension, file: `${name}.${extension}`, path };
    found.set(key, [...(found.get(key) ?? []), named]);
  }
  return found;
}

const isWellNamed = ({ name, extension }: NamedPicture) =>
  slugPattern.test(name) && /^([a-z]+|JPE?G|PNG)$/.test(extension);

function checkEntry(
  { data, source }: Entry<FolderKind>,
  required: readonly string[],
  all: readonly NamedPicture[],
): ContentProblem[] {
  // Files of other kinds are reported by themselves.
  const beside = all.filter(({ extension }) =>
    (pictureExtensions as readonly string[]).includes(extension.toLowerCase()),
  );
  const described = Object.keys(data.pictures);
  const problems: ContentProblem[] = [];
  const there = new Map<string, string>();
  for (const picture of beside) {
    if (!isWellNamed(picture)) {
      problems.push(problemOf(picture.path, nameViolation(picture, beside, described)));
      continue;
    }
    const { name, file } = picture;
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
  const others = [...there.keys()].filter((name) => !described.includes(name));
  for (const name of described) {
    if (there.has(name)) continue;
    // As phones store it.
    const unsupported = all.find(
      (each) => /^hei[cf]$/i.test(each.extension) && each.name.toLowerCase() === name,
    );
    problems.push(
      problemAt(source, ["pictures", name], {
        found: `no picture ${name}.jpg beside this file`,
        fix: unsupported
          ? `run: npm run photos, which makes it of ${unsupported.file}`
          : required.includes(name) && others.length > 0
            ? `add it, or rename one of these to ${name}: ${others.map((each) => there.get(each)).join(", ")}`
            : others.length > 0
              ? `add it, or ${suggest(name, others)}`
              : required.includes(name)
                ? "add it"
                : "add it, or delete this line",
      }),
    );
  }
  for (const name of others) {
    const base = name.replace(/-mobile$/, "");
    if (base !== name && described.includes(base)) continue;
    problems.push(
      problemAt(source, ["pictures"], {
        found: `no description for ${there.get(name)}`,
        fix: `add a line below pictures: that says what it shows, for example ${name}: Snow foam on blue paint`,
        seen: "People who cannot see the picture do not learn what it shows.",
      }),
    );
  }
  for (const name of required) {
    if (described.includes(name)) continue;
    problems.push(
      problemAt(source, ["pictures"], {
        found: `no line for the picture ${name}`,
        fix: `put ${name}.jpg beside this file and add ${name}: with what it shows`,
      }),
    );
  }
  return problems;
}

/** What is said of a picture whose name can be no address. */
function nameViolation(
  { name, file, extension }: NamedPicture,
  beside: readonly NamedPicture[],
  described: readonly string[],
): Words {
  const copyOf = /^(.*?)[\s_-]*(?:copy|kopie|copy \d+|\(\d+\))$/i.exec(name)?.[1];
  const original = beside.find((each) => each.name === copyOf)?.file;
  if (original !== undefined)
    return {
      found: `${quote(file)}, a copy of ${original}`,
      fix: `delete it; if it is the better one, delete ${original} and rename it to ${original}`,
    };
  // hero.jpg.jpg: systems that hide endings invite to type them.
  const plain = slugOf(name.replace(/\.(jpe?g|png|webp|avif)$/i, "")) || "1";
  const missing = described.filter((wanted) => !beside.some((each) => each.name === wanted));
  const meant = missing.length === 1 ? missing[0] : plain;
  return {
    found: `a picture named ${quote(file)}`,
    fix: `rename it to ${meant}.${extension.toLowerCase()}: names are lower-case letters, digits and hyphens`,
  };
}
