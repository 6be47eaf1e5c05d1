import type { Entry } from "@/content/check/checked-content";
import { choosePictures, requiredPictures } from "@/content/check/choose-pictures";
import { pictureProblems } from "@/content/check/picture-problems";
import { nearest } from "@/content/nearest";
import {
  type ContentProblem,
  fieldProblem,
  fileProblem,
  inMarks,
  warningAt,
} from "@/content/problem";
import { type FolderKind, locateFile } from "@/content/schema/kinds";
import { pictureNameOf } from "@/pictures/picture-names";
import type { PictureFacts } from "@/pictures/read-picture-facts";
import type { Rule } from "./rule";

/** Checks that every picture can be shown and has a description, and that every description has its picture. */
export const checkPictures: Rule = ({ folder, content }) => {
  const facts = [...folder.pictures.values()]
    .filter(({ path }) => locateFile(path) !== undefined)
    .sort((a, b) => (a.path < b.path ? -1 : 1));
  return [
    ...facts.flatMap(pictureProblems),
    ...Object.values(content.entries)
      .flat()
      .flatMap((entry) => checkEntry(entry, facts)),
  ];
};

/** The pictures of an entry: those in its folder, and those that its text needs or describes. */
interface EntryPictures {
  entry: Entry<FolderKind>;
  /** The names of the files beside the text. */
  files: readonly string[];
  /** Files that the owner named under `before` and `after`, by picture name. */
  chosen: Readonly<Record<string, string>>;
  /** Names below `pictures` that are no picture's, with the name that was probably meant. */
  misspelt: ReadonlyMap<string, string>;
  /** Names that have no file. */
  missing: readonly string[];
  /** Files that no line describes. */
  undescribed: readonly string[];
}

const fileOf = (path: string) => path.split("/").at(-1) ?? "";

function checkEntry(entry: Entry<FolderKind>, facts: readonly PictureFacts[]): ContentProblem[] {
  const { kind, id } = entry;
  const files = facts.map(({ path }) => path).filter((path) => path.startsWith(`${kind}/${id}/`));
  const { chosen, guessed } = choosePictures(entry, files.map(fileOf));
  const pictures = sortPictures(entry, files.map(fileOf), { chosen, guessed });
  return [
    ...missingChoices(pictures),
    ...misspeltNames(pictures),
    ...guesses(pictures, guessed),
    ...missingPictures(pictures),
    ...doubles(files),
    ...withoutDescription(pictures),
  ];
}

/** Compares the files of an entry with the names in its text. */
function sortPictures(
  entry: Entry<FolderKind>,
  files: readonly string[],
  { chosen, guessed }: ReturnType<typeof choosePictures>,
): EntryPictures {
  const { kind, id, data } = entry;
  const found: Readonly<Record<string, string>> = { ...chosen, ...guessed };
  const needed = requiredPictures(kind, id);
  const described = Object.keys(data.pictures);
  const names = files.map((file) => pictureNameOf(file));
  // If a job's file doesn't describe these two, the site does.
  const known = [...described, ...(kind === "portfolio" ? ["before", "after"] : [])];
  const isFree = (file: string, name: string) =>
    !known.includes(name) && !Object.values(found).includes(file);
  const free = files.filter((file) => isFree(file, pictureNameOf(file).replace(/-mobile$/, "")));
  const missing = [...new Set([...needed, ...described])].filter(
    (name) => !names.includes(name) && !(name in found),
  );
  // A file without a line and a line without a file belong together, whichever of the two is misspelt.
  const unused = [
    ...free.map(pictureNameOf),
    ...needed.filter((name) => !described.includes(name)),
  ];
  const misspelt = new Map(
    missing
      .filter((name) => described.includes(name) && !needed.includes(name))
      .flatMap((name) => {
        const meant = nearest(name, unused);
        return meant === undefined ? [] : [[name, meant] as const];
      }),
  );
  const meant = [...misspelt.values()];
  return {
    entry,
    files,
    chosen,
    misspelt,
    missing: missing.filter((name) => !misspelt.has(name) && !meant.includes(name)),
    undescribed: free.filter((file) => !meant.includes(pictureNameOf(file))),
  };
}

const missingChoices = ({ entry, files, chosen }: EntryPictures) =>
  Object.entries(chosen)
    .filter(([, file]) => !files.includes(file))
    .map(([name, file]) =>
      fieldProblem(entry.source, [name], {
        found: `${file} is missing`,
        fix: "add it beside index.md, or choose another picture",
      }),
    );

const misspeltNames = ({ entry, misspelt }: EntryPictures) =>
  [...misspelt].map(([name, meant]) =>
    fieldProblem(entry.source, ["pictures", name], {
      found: `there is no picture ${inMarks(name)}`,
      fix: `did you mean ${meant}?`,
    }),
  );

const guesses = ({ entry }: EntryPictures, guessed: Readonly<Record<string, string>>) =>
  Object.entries(guessed).map(([name, file]) =>
    warningAt(entry.source, ["pictures", name], {
      found: `${file} is used as ${name}`,
      fix: `rename it to ${name}${/\.\w+$/.exec(file)?.[0] ?? ".jpg"} if that is right`,
    }),
  );

function missingPictures({ entry, missing, undescribed }: EntryPictures): ContentProblem[] {
  const { kind, id, source } = entry;
  const others = undescribed.toSorted((a, b) => a.localeCompare(b, "en", { numeric: true }));
  const list = others.join(" or ");
  return missing.map((name) => {
    const isPair = kind === "portfolio" && /^(before|after)$/.test(name);
    if (isPair && others.length > 0)
      return fieldProblem(source, ["pictures", name], {
        found: `no photo is called ${name}`,
        fix: `add a line that says which one it is, ${list}, for example ${name}: ${String(others.at(name === "after" ? -1 : 0))}`,
      });
    const isNeeded = requiredPictures(kind, id).includes(name);
    const otherwise =
      others.length > 0 ? `, or rename ${list} to it` : isNeeded ? "" : ", or delete this line";
    return fieldProblem(source, ["pictures", name], {
      found: `${name}.jpg is missing`,
      fix: `add it beside index.md${otherwise}`,
    });
  });
}

function doubles(paths: readonly string[]): ContentProblem[] {
  const names = paths.map(pictureNameOf);
  return paths
    .filter((path, index) => names.indexOf(pictureNameOf(path)) < index)
    .map((path) =>
      fileProblem(path, {
        found: "another picture in this folder has the same name",
        fix: "delete or rename one of them",
      }),
    );
}

/** Pictures that are left out. If one is missing, it is probably one of these, and its message names them. */
function withoutDescription(pictures: EntryPictures): ContentProblem[] {
  const { entry, files, chosen, missing, undescribed } = pictures;
  if (missing.length > 0) return [];
  const hasBefore = files.some((file) => pictureNameOf(file) === "before") || "before" in chosen;
  return undescribed.map((file) =>
    warningAt(entry.source, ["pictures"], {
      found: `${file} is left out, because no line says what it shows`,
      fix:
        entry.kind === "portfolio" && !hasBefore
          ? `delete it, or add a line if it was taken before the job, for example before: ${file}`
          : `delete it, or add a line below pictures, for example ${pictureNameOf(file)}: Snow foam on blue paint`,
    }),
  );
}
