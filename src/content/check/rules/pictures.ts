import type { Entry } from "@/content/check/checked-content";
import { choosePictures, requiredPictures } from "@/content/check/choose-pictures";
import { pictureProblems } from "@/content/check/picture-problems";
import { type ContentProblem, fieldProblem, fileProblem, warningAt } from "@/content/check/problem";
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

const fileOf = (path: string) => path.split("/").at(-1) ?? "";

function checkEntry(entry: Entry<FolderKind>, facts: readonly PictureFacts[]): ContentProblem[] {
  const { kind, id, data, source } = entry;
  const ownFacts = facts.filter(({ path }) => path.startsWith(`${kind}/${id}/`));
  const paths = ownFacts.map(({ path }) => path);
  const files = paths.map(fileOf);
  const { chosen, guessed } = choosePictures(entry, files);
  const found: Readonly<Record<string, string>> = { ...chosen, ...guessed };
  const needed = requiredPictures(kind, id);
  const described = Object.keys(data.pictures);
  // If a job's file doesn't describe these two, the site does.
  const known = [...described, ...(kind === "portfolio" ? ["before", "after"] : [])];
  const names = paths.map(pictureNameOf);
  const missing = [...new Set([...needed, ...described])].filter(
    (name) => !names.includes(name) && !(name in found),
  );
  const unknown = paths.filter(
    (path) =>
      !known.includes(pictureNameOf(path).replace(/-mobile$/, "")) &&
      !Object.values(found).includes(fileOf(path)),
  );
  const others = unknown.map(fileOf).sort((a, b) => a.localeCompare(b, "en", { numeric: true }));
  const isPair = (name: string) => kind === "portfolio" && /^(before|after)$/.test(name);
  const lacksBefore = isPair("before") && !names.includes("before") && !("before" in chosen);
  return [
    ...Object.entries(chosen)
      .filter(([, file]) => !files.includes(file))
      .map(([name, file]) =>
        fieldProblem(source, [name], {
          found: `${file} is missing`,
          fix: "add it beside index.md, or choose another picture",
        }),
      ),
    ...Object.entries(guessed).map(([name, file]) =>
      warningAt(source, ["pictures", name], {
        found: `${file} is used as ${name}`,
        fix: `rename it to ${name}${/\.\w+$/.exec(file)?.[0] ?? ".jpg"} if that is right`,
      }),
    ),
    ...missing.map((name) =>
      fieldProblem(
        source,
        ["pictures", name],
        isPair(name) && others.length > 0
          ? {
              found: `no photo is called ${name}`,
              fix: `add a line that says which one it is, ${others.join(" or ")}, for example ${name}: ${String(others.at(name === "after" ? -1 : 0))}`,
            }
          : {
              found: `${name}.jpg is missing`,
              fix: `add it beside index.md${others.length > 0 ? `, or rename ${others.join(" or ")} to it` : needed.includes(name) ? "" : ", or delete this line"}`,
            },
      ),
    ),
    ...paths
      .filter((path, index) => names.indexOf(pictureNameOf(path)) < index)
      .map((path) =>
        fileProblem(path, {
          found: "another picture in this folder has the same name",
          fix: "delete or rename one of them",
        }),
      ),
    // If a picture is missing, it is probably one of these, and its message names them.
    ...(missing.length > 0 ? [] : unknown).map((path) =>
      warningAt(source, ["pictures"], {
        found: `${fileOf(path)} is left out, because no line says what it shows`,
        fix: lacksBefore
          ? `delete it, or add a line if it was taken before the job, for example before: ${fileOf(path)}`
          : `delete it, or add a line below pictures, for example ${pictureNameOf(path)}: Snow foam on blue paint`,
      }),
    ),
  ];
}
