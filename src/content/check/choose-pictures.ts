import type { FolderKind } from "@/content/schema/kinds";
import { pictureNameOf } from "@/pictures/picture-names";

/** The pictures that the entries of a kind, or a page, must have. */
const required: Readonly<Record<string, readonly string[]>> = {
  services: ["hero"],
  regions: ["hero"],
  blog: ["hero"],
  portfolio: ["after"],
  "pages/home": ["hero"],
  "pages/services": ["hero"],
  "pages/service-areas": ["hero"],
  "pages/about": ["1", "2"],
};

/** The other pictures that they show. Services and the About page show any. */
const optional: Readonly<Record<string, readonly string[]>> = {
  blog: ["middle"],
  portfolio: ["before", "ready"],
  "pages/home": ["before", "ready"],
  "pages/booking": ["hero"],
};

/** The names of the pictures that the page of an entry shows; undefined if it shows any. */
export function shownPictures(kind: FolderKind, id: string): readonly string[] | undefined {
  if (kind === "services" || (kind === "pages" && id === "about")) return undefined;
  const more = optional[kind] ?? optional[`${kind}/${id}`] ?? [];
  return [...requiredPictures(kind, id), ...more];
}

export const requiredPictures = (kind: FolderKind, id: string): readonly string[] =>
  required[kind] ?? required[`${kind}/${id}`] ?? [];

/**
 * Decides which file is which picture if its name doesn't say it. `files` are the names of the
 * pictures beside the text. In the result, `chosen` are the files that the owner named under
 * `before` and `after`; `guessed` is the only file without a use, if one required picture is
 * missing. The photos of a job are never guessed.
 */
export function choosePictures(
  { kind, id, data }: { kind: FolderKind; id: string; data: object },
  files: readonly string[],
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
  const fileOf = (value: string) => value.split("/").at(-1) ?? "";
  const chosen = Object.fromEntries(
    Object.entries({ before, after }).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, fileOf(value)]],
    ),
  );
  if (kind === "portfolio") return { chosen, guessed: {} };
  const named = files.map((file) => pictureNameOf(file).replace(/-mobile$/, ""));
  const free = files.filter((_file, index) => !(named[index]! in described));
  const missing = requiredPictures(kind, id).filter((name) => !named.includes(name));
  const [file, ...otherFiles] = free;
  const [name, ...otherNames] = missing;
  const isClear = otherFiles.length === 0 && otherNames.length === 0;
  return { chosen, guessed: isClear && file && name ? { [name]: file } : {} };
}
