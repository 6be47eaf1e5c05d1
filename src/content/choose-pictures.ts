import { pictureNameOf } from "../pictures/picture-names";
import type { FolderKind } from "./kinds";

/** A picture file beside a text. */
export interface PictureFile {
  /** Its name, with the ending. */
  file: string;
  /** When it was taken, in the form that cameras use: `2025:06:10 09:30:00`. */
  taken?: string | undefined;
}

/** The pictures that an entry must have, by kind or by page. */
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

/** The names of the pictures that an entry must have. */
export const requiredPictures = (kind: FolderKind, id: string): readonly string[] =>
  required[kind] ?? required[`${kind}/${id}`] ?? [];

/**
 * Decides which file is which picture if the file's name doesn't say it. The results are file names by picture name:
 *
 * - `chosen`: the files that the owner named under `before` and `after`;
 * - `guessed`: if one required picture is missing, the only file without a use; for a job with two photos and nothing else,
 *   the earlier photo as `before` and the later one as `after`.
 */
export function choosePictures(
  { kind, id, data }: { kind: FolderKind; id: string; data: object },
  pictures: readonly PictureFile[],
): { chosen: Record<string, string>; guessed: Record<string, string> } {
  const {
    before,
    after,
    pictures: described,
  } = data as {
    before?: string;
    after?: string;
    pictures: Record<string, string>;
  };
  const pathOf = (value: string) => value.split("/").at(-1) ?? "";
  const chosen = Object.fromEntries(
    Object.entries({ before, after }).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, pathOf(value)]],
    ),
  );
  const known = new Set([...Object.keys(described), "before", "after"]);
  const taken = new Set(Object.values(chosen));
  const named = pictures.map(({ file }) => pictureNameOf(file).replace(/-mobile$/, ""));
  const free = pictures.filter(
    ({ file }, index) => !taken.has(file) && !known.has(named[index] ?? ""),
  );
  const missing = requiredPictures(kind, id).filter(
    (name) => !(name in chosen) && !named.includes(name),
  );
  const [first, second] = [...free].sort((a, b) =>
    `${a.taken ?? ""} ${a.file}`.localeCompare(`${b.taken ?? ""} ${b.file}`),
  );
  const [name] = missing;
  if (!first || name === undefined || missing.length > 1) return { chosen, guessed: {} };
  if (free.length === 1) return { chosen, guessed: { [name]: first.file } };
  const isPair = kind === "portfolio" && pictures.length === 2 && second !== undefined;
  return { chosen, guessed: isPair ? { before: first.file, after: second.file } : {} };
}
