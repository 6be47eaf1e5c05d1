import { pictureNameOf } from "../../pictures/picture-names";
import type { Entry } from "../checked-content";
import { type FolderKind, placeOf } from "../kinds";
import { pictureProblems } from "../picture-problems";
import { type ContentProblem, problemAt, problemOf } from "../problem";
import type { Rule } from "./rule";

/** Pictures that an entry can't do without, by kind, or by page. */
const required: Readonly<Record<string, readonly string[]>> = {
  services: ["hero"],
  regions: ["hero"],
  blog: ["hero"],
  portfolio: ["after"],
  "pages/home": ["hero", "cta"],
  "pages/services": ["hero"],
  "pages/service-areas": ["hero"],
  "pages/about": ["1", "2"],
};

/** Every picture can be shown and is described, and every description has its picture. */
export const checkPictures: Rule = ({ folder, content }) => {
  const facts = [...folder.pictures.values()].filter(({ path }) => placeOf(path) !== undefined);
  const paths = facts.map(({ path }) => path).sort();
  return [
    ...facts.flatMap(pictureProblems),
    ...Object.values(content.entries)
      .flat()
      .flatMap((entry) => checkEntry(entry, paths)),
  ];
};

const fileOf = (path: string) => path.split("/").at(-1) ?? "";

function checkEntry(
  { kind, id, data, source }: Entry<FolderKind>,
  paths: readonly string[],
): ContentProblem[] {
  const beside = paths.filter((path) => path.startsWith(`${kind}/${id}/`));
  const needed = required[kind] ?? required[`${kind}/${id}`] ?? [];
  const described = Object.keys(data.pictures);
  // The site describes these two itself if a job's file doesn't.
  const known = [...described, ...(kind === "portfolio" ? ["before", "after"] : [])];
  const there = beside.map(pictureNameOf);
  const missing = [...new Set([...needed, ...described])].filter((name) => !there.includes(name));
  const unknown = beside.filter(
    (path) => !known.includes(pictureNameOf(path).replace(/-mobile$/, "")),
  );
  const others = unknown.map(fileOf).join(" or ");
  return [
    ...missing.map((name) =>
      problemAt(source, ["pictures", name], {
        found: `${name}.jpg is missing`,
        fix: `add it beside index.md${others ? `, or rename ${others} to it` : needed.includes(name) ? "" : ", or delete this line"}`,
      }),
    ),
    ...beside
      .filter((path, index) => there.indexOf(pictureNameOf(path)) < index)
      .map((path) =>
        problemOf(path, {
          found: "another picture beside it has the same name",
          fix: "delete one of them, or rename it",
        }),
      ),
    // If a picture is missing, it is probably one of these, and has been reported.
    ...(missing.length > 0 ? [] : unknown).map((path) =>
      problemAt(source, ["pictures"], {
        found: `nothing says what ${fileOf(path)} shows`,
        fix: `delete it, or add a line below pictures, for example ${pictureNameOf(path)}: Snow foam on blue paint`,
      }),
    ),
  ];
}
