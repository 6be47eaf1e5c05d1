import type { Entry } from "@/content/check/checked-content";
import { choosePictures, requiredPictures, shownPictures } from "@/content/check/choose-pictures";
import { rightPath } from "@/content/check/right-path";
import { type FolderKind, locateFile } from "@/content/schema/kinds";
import { pictureNameOf } from "@/pictures/picture-names";
import type { PictureFacts } from "@/pictures/read-picture-facts";
import { saveAsJpeg } from "./folders";
import type { Report, Rule } from "./rule";

/** A picture narrower than this, in pixels, is probably a thumbnail. */
const minWidth = 400;

/** Checks that every picture can be shown and has a description, and that none is missing. */
export const checkPictures: Rule = ({ folder, content }, report) => {
  const facts = [...folder.pictures.values()]
    .filter(({ path }) => locateFile(path) !== undefined)
    .sort((a, b) => (a.path < b.path ? -1 : 1));
  for (const { path, width } of facts) {
    if (width === 0) report(path, "this picture cannot be read", saveAsJpeg);
    else if (width < minWidth)
      report(
        path,
        `the picture is only ${width} pixels wide`,
        `use one that is at least ${minWidth} pixels wide`,
      );
  }
  const misnamed = (folder.others ?? []).map(rightPath);
  for (const entry of Object.values(content.entries).flat())
    checkEntry(entry, facts, misnamed, report);
};

const fileOf = (path: string) => path.split("/").at(-1) ?? "";

/** Compares the files beside the text of an entry with the pictures that it needs or describes. */
function checkEntry(
  entry: Entry<FolderKind>,
  facts: readonly PictureFacts[],
  misnamed: readonly (string | undefined)[],
  report: Report,
): void {
  const { kind, id, source, data } = entry;
  const folder = `${kind}/${id}/`;
  const files = facts.filter(({ path }) => path.startsWith(folder)).map(({ path }) => fileOf(path));
  const names = files.map((file) => pictureNameOf(file));
  const { chosen, guessed } = choosePictures(entry, files);
  const found: Readonly<Record<string, string>> = { ...chosen, ...guessed };
  const described = Object.keys(data.pictures);
  // If a job's file doesn't describe these two, the site does.
  const known = [...described, ...(kind === "portfolio" ? ["before", "after"] : [])];
  const add = "add it beside index.md";
  for (const [name, file] of Object.entries(chosen))
    if (!files.includes(file)) report({ source, path: [name] }, `${file} is missing`, add);
  for (const name of new Set([...requiredPictures(kind, id), ...described]))
    if (!names.includes(name) && !(name in found) && !misnamed.includes(`${folder}${name}.jpg`))
      report({ source, path: ["pictures", name] }, `${name}.jpg is missing`, add);
  const places = shownPictures(kind, id);
  const free = places?.filter((name) => !names.includes(name)).map((name) => `${name}.jpg`);
  for (const [index, file] of files.entries()) {
    const name = names[index] ?? "";
    const shown = name.replace(/-mobile$/, "");
    if (names.indexOf(name) < index)
      report(
        folder + file,
        "another picture in this folder has the same name",
        "delete or rename one of them",
      );
    else if (name === "") report(folder + file, "its name has no letters", "rename it");
    else if (places && !places.includes(shown) && !Object.values(found).includes(file))
      report(
        folder + file,
        places.length > 0 ? "this picture is shown nowhere" : "this page shows no pictures",
        ["delete it", ...(free ?? [])].join(", or rename it to "),
      );
    else if (shown !== name && !names.includes(shown) && !(shown in found))
      report(
        folder + file,
        `phones show it in place of ${shown}.jpg, which is missing`,
        `add ${shown}.jpg, or rename this picture to it`,
      );
    else if (shown === name && !known.includes(name) && !Object.values(found).includes(file))
      report(
        { source, path: ["pictures"] },
        `no line says what ${file} shows`,
        `add one below pictures that begins with ${name}:`,
      );
  }
}
