import type { ContentFolder, Entry } from "../checked-content";
import { placeOf, type FolderKind } from "../kinds";
import { pictureProblems } from "../picture-facts";
import { type ContentProblem, problemAt, problemOf } from "../problem";
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

/** Pictures of a job that the site describes itself, where the file does not. */
const describedBySite = ["before", "after"];

/** Every picture can be shown and is described, and every description has its picture. */
export const checkPictures: Rule = ({ folder, content }) => {
  const beside = picturesByFolder(folder);
  const entries = Object.values(content.entries).flat();
  return [
    ...[...folder.pictures.values()]
      .filter(({ path }) => placeOf(path) !== undefined)
      .flatMap(pictureProblems),
    ...entries.flatMap((entry) => checkEntry(entry, beside.get(`${entry.kind}/${entry.id}`) ?? [])),
  ];
};

interface NamedPicture {
  name: string;
  /** Path below `content/`. */
  path: string;
}

/** The pictures of each folder. */
function picturesByFolder({ pictures }: ContentFolder): Map<string, NamedPicture[]> {
  const found = new Map<string, NamedPicture[]>();
  for (const path of [...pictures.keys()].sort()) {
    const place = placeOf(path);
    if (!place || !("picture" in place)) continue;
    const key = `${place.kind}/${place.id}`;
    found.set(key, [...(found.get(key) ?? []), { name: place.picture, path }]);
  }
  return found;
}

function checkEntry(
  { kind, id, data, source }: Entry<FolderKind>,
  beside: readonly NamedPicture[],
): ContentProblem[] {
  const required = (kind === "pages" ? requiredByPage[id] : requiredByKind[kind]) ?? [];
  const described = Object.keys(data.pictures);
  const there = beside.map(({ name }) => name);
  const known = [...described, ...(kind === "portfolio" ? describedBySite : [])];
  const missing = [...new Set([...required, ...described])].filter((name) => !there.includes(name));
  const unknown = beside.filter(({ name }) => !known.includes(name.replace(/-mobile$/, "")));
  const fileOf = ({ path }: NamedPicture) => path.split("/").at(-1) ?? "";
  return [
    ...missing.map((name) =>
      problemAt(source, ["pictures", name], {
        found: `${name}.jpg is missing`,
        fix:
          unknown.length > 0
            ? `add it beside index.md, or rename ${unknown.map(fileOf).join(" or ")} to it`
            : `add it beside index.md${required.includes(name) ? "" : ", or delete this line"}`,
      }),
    ),
    ...beside
      .filter(({ name }, index) => there.indexOf(name) < index)
      .map((picture) => {
        const first = beside.find(({ name }) => name === picture.name) ?? picture;
        return problemOf(picture.path, {
          found: `${fileOf(picture)} and ${fileOf(first)} have the same name`,
          fix: "delete one of them",
        });
      }),
    ...required
      .filter((name) => there.includes(name) && !known.includes(name))
      .map((name) =>
        problemAt(source, ["pictures"], {
          found: `nothing says what ${name}.jpg shows`,
          fix: `add a line below pictures, for example ${name}: Snow foam on blue paint`,
        }),
      ),
    // Where a name is missing, the one that is there is most likely meant: said once.
    ...unknown
      .filter(({ name }) => missing.length === 0 && !required.includes(name))
      .map((picture) =>
        problemAt(source, ["pictures"], {
          found: `nothing says what ${fileOf(picture)} shows`,
          fix: `add a line below pictures, for example ${picture.name}: Snow foam on blue paint; or delete the picture`,
          seen: "People who cannot see the picture do not learn what it shows.",
        }),
      ),
  ];
}
