import { stringify } from "yaml";
import { placeOf } from "../../content/kinds";
import { formNames, fromForm, pictureName, toForm, type FindPicture } from "./form-data";
import { bareBody, mergeEntry, readEntry } from "./merge-entry";
import { shapeOf, type Shape } from "./shape";

type Group = Record<string, unknown>;

/** What a saved form asks for. */
export interface SavedForm {
  /** The whole new text of the file. */
  text: string;
  /** Fingerprint of the file the form was filled from; absent for a new entry. */
  version: string | undefined;
  /** Picture files by the name the entry gives them, as the form has them. */
  pictures: Map<string, string>;
}

/** The shape of a file by its path below `content/`; undefined where it is no text of the site. */
function shapeAt(path: string): Shape | undefined {
  const place = placeOf(path);
  return place && !("picture" in place) ? shapeOf(place.kind) : undefined;
}

/** Whether the editing page shows a file. `path` is relative to `content/`. */
export const isEditable = (path: string): boolean => shapeAt(path) !== undefined;

/**
 * A file as the editing page reads it: the same facts, shaped for its forms. Throws what the YAML
 * parser throws for a malformed file.
 */
export function writeForm(
  path: string,
  text: string,
  { version, findPicture }: { version: string; findPicture?: FindPicture },
): string {
  const { data, body } = readEntry(path, text);
  const form = {
    [formNames.version]: version,
    ...(toForm(shapeAt(path) ?? {}, data, findPicture) as Group),
  };
  // All in quotes: the page's own YAML reader then has nothing to guess.
  const written = stringify(form, {
    defaultStringType: "QUOTE_DOUBLE",
    defaultKeyType: "PLAIN",
    lineWidth: 0,
  });
  return path.endsWith(".md") ? `---\n${written}---\n${bareBody(body)}\n` : written;
}

/**
 * What a form that was saved (`raw`, as the editing page writes it) makes of a file. `before` is the
 * file's present text, undefined for a new one. Throws MergeError.
 */
export function readForm(path: string, before: string | undefined, raw: string): SavedForm {
  const shape = shapeAt(path) ?? {};
  const saved = readEntry(path, raw);
  const { [formNames.version]: version, ...form } = saved.data as Group;
  const present = before === undefined ? undefined : readEntry(path, before).data;
  const text = mergeEntry(path, before, { data: fromForm(shape, form, present), body: saved.body });
  return {
    text,
    version: typeof version === "string" ? version : undefined,
    pictures: picturesOf(form),
  };
}

function picturesOf(form: Group): Map<string, string> {
  const lines = Array.isArray(form["pictures"]) ? (form["pictures"] as Group[]) : [];
  return new Map(
    lines.flatMap((line): [string, string][] => {
      const { [formNames.key]: key, [formNames.picture]: file } = line;
      if (typeof file !== "string" || file === "") return [];
      return [[typeof key === "string" && key !== "" ? key : pictureName(file), file]];
    }),
  );
}
