import type { Entry } from "@/content/check/checked-content";
import { choosePictures, requiredPictures } from "@/content/check/choose-pictures";
import { nearest } from "@/content/nearest";
import { inMarks } from "@/content/problem";
import { type FolderKind, locateFile } from "@/content/schema/kinds";
import { pictureNameOf } from "@/pictures/picture-names";
import { pictureSets } from "@/pictures/picture-sets";
import type { PictureFacts } from "@/pictures/read-picture-facts";
import type { Reporter, Rule } from "./rule";

/** A picture narrower than this, in pixels, is probably a thumbnail. */
const minWidth = 400;

/** Checks that every picture can be shown and has a description, and that every description has its picture. */
export const checkPictures: Rule = ({ folder, content }, error, warn) => {
  const facts = [...folder.pictures.values()]
    .filter(({ path }) => locateFile(path) !== undefined)
    .sort((a, b) => (a.path < b.path ? -1 : 1));
  for (const each of facts) checkSize(each, error, warn);
  for (const entry of Object.values(content.entries).flat()) checkEntry(entry, facts, error, warn);
};

/** Photos may be as a camera made them: a build turns them upright and removes their location. */
function checkSize({ path, width, height }: PictureFacts, error: Reporter, warn: Reporter): void {
  const needed = frameWidth(path);
  const size = `the picture has only ${width} × ${height} pixels`;
  const fix = `use a picture at least ${needed} pixels wide`;
  if (width === 0)
    error(
      path,
      "this picture cannot be read",
      "copy it again from the phone or camera; for an iPhone photo (HEIC), run npm run photos",
    );
  else if (width < minWidth) error(path, size, fix);
  else if (width < needed) warn(path, `${size} and will look soft`, fix);
}

/** The width in which a picture is shown, in pixels. `path` is below `content/`. */
function frameWidth(path: string): number {
  const name = pictureNameOf(path);
  const isPanel = /^pages\/home\/(hero|before)\b/i.test(path);
  const isHero = /^hero(-mobile)?$/.test(name);
  const set = pictureSets[isPanel ? "panel" : isHero ? "hero" : "gallery"];
  return (name.endsWith("-mobile") ? set.mobile : set.desktop).width;
}

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

function checkEntry(
  entry: Entry<FolderKind>,
  facts: readonly PictureFacts[],
  error: Reporter,
  warn: Reporter,
): void {
  const { kind, id, source } = entry;
  const paths = facts.map(({ path }) => path).filter((path) => path.startsWith(`${kind}/${id}/`));
  const { chosen, guessed } = choosePictures(entry, paths.map(fileOf));
  const pictures = sortPictures(entry, paths.map(fileOf), { chosen, guessed });
  for (const [name, file] of Object.entries(chosen))
    if (!pictures.files.includes(file))
      error(
        { source, path: [name] },
        `${file} is missing`,
        "add it beside index.md, or choose another picture",
      );
  for (const [name, meant] of pictures.misspelt)
    error(
      { source, path: ["pictures", name] },
      `there is no picture ${inMarks(name)}`,
      `did you mean ${meant}?`,
    );
  for (const [name, file] of Object.entries(guessed))
    warn(
      { source, path: ["pictures", name] },
      `${file} is used as ${name}`,
      `rename it to ${name}${/\.\w+$/.exec(file)?.[0] ?? ".jpg"} if that is right`,
    );
  const names = paths.map(pictureNameOf);
  for (const [index, path] of paths.entries())
    if (names.indexOf(pictureNameOf(path)) < index)
      error(
        path,
        "another picture in this folder has the same name",
        "delete or rename one of them",
      );
  checkMissing(pictures, error);
  // If a picture is missing, it is probably one without a description, and its message names them.
  if (pictures.missing.length === 0) warnOfUndescribed(pictures, warn);
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

function checkMissing({ entry, missing, undescribed }: EntryPictures, error: Reporter): void {
  const { kind, id, source } = entry;
  const list = undescribed.join(" or ");
  for (const name of missing) {
    const place = { source, path: ["pictures", name] };
    const isPair = kind === "portfolio" && /^(before|after)$/.test(name);
    const isNeeded = requiredPictures(kind, id).includes(name);
    const otherwise =
      list !== "" ? `, or rename ${list} to it` : isNeeded ? "" : ", or delete this line";
    if (isPair && list !== "")
      error(
        place,
        `no photo is called ${name}`,
        `add a line that says which one it is, ${list}, for example ${name}: ${undescribed[0]}`,
      );
    else error(place, `${name}.jpg is missing`, `add it beside index.md${otherwise}`);
  }
}

function warnOfUndescribed(
  { entry, files, chosen, undescribed }: EntryPictures,
  warn: Reporter,
): void {
  const hasBefore = files.some((file) => pictureNameOf(file) === "before") || "before" in chosen;
  for (const file of undescribed)
    warn(
      { source: entry.source, path: ["pictures"] },
      `${file} is left out, because no line says what it shows`,
      entry.kind === "portfolio" && !hasBefore
        ? `delete it, or add a line if it was taken before the job, for example before: ${file}`
        : `delete it, or add a line below pictures, for example ${pictureNameOf(file)}: Snow foam on blue paint`,
    );
}
