import type { Entry } from "../checked-content";
import { placeOf, type FolderKind } from "../kinds";
import { isPicture, pictureNameOf, pictureProblems } from "../picture-facts";
import { type ContentProblem, problemAt, problemOf } from "../problem";
import type { Rule } from "./rule";

/** Pictures that an entry cannot be shown without, by its kind; by page for pages. */
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

/** Pictures of a job that the site describes itself, where the file does not. */
const describedBySite = ["before", "after"];

/** Every picture can be shown and is described, and every description has its picture. */
export const checkPictures: Rule = ({ folder, content }) => {
  const facts = [...folder.pictures.values()].filter(({ path }) => placeOf(path) !== undefined);
  const paths = facts.map(({ path }) => path).sort();
  const entries = Object.values(content.entries).flat();
  return [
    ...facts.flatMap(pictureProblems),
    ...entries.flatMap((entry) => {
      const start = `${entry.kind}/${entry.id}/`;
      const beside = paths.filter((path) => path.startsWith(start) && isPicture(path));
      return checkEntry(entry, beside);
    }),
  ];
};

const fileOf = (path: string) => path.split("/").at(-1) ?? "";

function checkEntry(
  { kind, id, data, source }: Entry<FolderKind>,
  beside: readonly string[],
): ContentProblem[] {
  const needed = required[kind] ?? required[`${kind}/${id}`] ?? [];
  const described = Object.keys(data.pictures);
  const known = [...described, ...(kind === "portfolio" ? describedBySite : [])];
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
      .filter((_path, index) => there.indexOf(there[index] ?? "") < index)
      .map((path) =>
        problemOf(path, {
          found: `${fileOf(path)} and ${fileOf(beside[there.indexOf(pictureNameOf(path))] ?? "")} have the same name`,
          fix: "delete one of them",
        }),
      ),
    // Where a picture is missing, one of these is most likely meant: reported once.
    ...(missing.length > 0 ? [] : unknown).map((path) =>
      problemAt(source, ["pictures"], {
        found: `nothing says what ${fileOf(path)} shows`,
        fix: `add a line below pictures, or delete it; for example ${pictureNameOf(path)}: Snow foam on blue paint`,
      }),
    ),
  ];
}
