import type { Entry } from "@/content/check/checked-content";
import { choosePictures, requiredPictures } from "@/content/check/choose-pictures";
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

const fileOf = (path: string) => path.split("/").at(-1) ?? "";

/** Compares the files beside the text of an entry with the pictures that it needs or describes. */
function checkEntry(
  entry: Entry<FolderKind>,
  facts: readonly PictureFacts[],
  error: Reporter,
  warn: Reporter,
): void {
  const { kind, id, source, data } = entry;
  const paths = facts.map(({ path }) => path).filter((path) => path.startsWith(`${kind}/${id}/`));
  const files = paths.map(fileOf);
  const names = files.map((file) => pictureNameOf(file));
  const { chosen, guessed } = choosePictures(entry, files);
  for (const [name, file] of Object.entries(chosen))
    if (!files.includes(file))
      error(
        { source, path: [name] },
        `${file} is missing`,
        "add it beside index.md, or choose another picture",
      );
  for (const [name, file] of Object.entries(guessed))
    warn(
      { source, path: ["pictures", name] },
      `${file} is used as ${name}`,
      `rename it to ${name}${/\.\w+$/.exec(file)?.[0] ?? ".jpg"} if that is right`,
    );
  for (const [index, path] of paths.entries())
    if (names.indexOf(pictureNameOf(path)) < index)
      error(
        path,
        "another picture in this folder has the same name",
        "delete or rename one of them",
      );
  const found: Readonly<Record<string, string>> = { ...chosen, ...guessed };
  const described = Object.keys(data.pictures);
  // If a job's file doesn't describe these two, the site does.
  const known = [...described, ...(kind === "portfolio" ? ["before", "after"] : [])];
  const undescribed = files.filter(
    (file) =>
      !known.includes(pictureNameOf(file).replace(/-mobile$/, "")) &&
      !Object.values(found).includes(file),
  );
  const missing = [...new Set([...requiredPictures(kind, id), ...described])].filter(
    (name) => !names.includes(name) && !(name in found),
  );
  for (const name of missing) reportMissing(entry, name, undescribed, error);
  // If a picture is missing, it is probably one without a description, and its message names them.
  if (missing.length > 0) return;
  const hasBefore = names.includes("before") || "before" in chosen;
  for (const file of undescribed)
    warn(
      { source, path: ["pictures"] },
      `${file} is left out, because no line says what it shows`,
      kind === "portfolio" && !hasBefore
        ? `delete it, or add a line if it was taken before the job, for example before: ${file}`
        : `delete it, or add a line below pictures, for example ${pictureNameOf(file)}: Snow foam on blue paint`,
    );
}

/** `undescribed` are the files that no line describes, one of which may be the missing picture. */
function reportMissing(
  { kind, id, source }: Entry<FolderKind>,
  name: string,
  undescribed: readonly string[],
  error: Reporter,
): void {
  const place = { source, path: ["pictures", name] };
  const list = undescribed.join(" or ");
  if (kind === "portfolio" && /^(before|after)$/.test(name) && list !== "")
    return error(
      place,
      `no photo is called ${name}`,
      `add a line that says which one it is, ${list}, for example ${name}: ${undescribed[0]}`,
    );
  const isNeeded = requiredPictures(kind, id).includes(name);
  const line = list === "" ? "delete this line" : `correct its name here if it is ${list}`;
  const otherwise = !isNeeded ? `, or ${line}` : list === "" ? "" : `, or rename ${list} to it`;
  error(place, `${name}.jpg is missing`, `add it beside index.md${otherwise}`);
}
