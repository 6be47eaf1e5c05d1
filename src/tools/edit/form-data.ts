import { slugOf } from "../../site/links";
import { isSameValue } from "./same-value";
import { valuesOf, type Shape } from "./shape";

/**
 * The editing page knows lists and groups with fixed keys, but neither a file that is a list nor
 * keys of the owner's own. These names stand in for them in its forms.
 */
export const formNames = {
  /** Holds the list of a file that is one. */
  items: "items",
  /** Holds the markdown below the front matter. */
  body: "body",
  /** Key of a group with keys of the owner's own. */
  key: "key",
  /** Its value, where that is no group itself. */
  value: "value",
  /** File beside the entry that a line of `pictures:` describes. */
  picture: "picture",
  /** Fingerprint of the file the form was filled from. */
  version: "_version",
} as const;

/** Names a picture of the entry, in any ending; undefined where there is none. */
export type FindPicture = (name: string) => string | undefined;

type Group = Record<string, unknown>;

const isGroup = (value: unknown): value is Group =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** A file's data as the form shows it. Values the parser would refuse are handed on as they are. */
export function toForm(shape: Shape, data: unknown, findPicture: FindPicture = () => undefined) {
  const form = toField(shape, data, findPicture);
  return shape.type === "array" ? { [formNames.items]: form } : form;
}

function toField(shape: Shape, data: unknown, findPicture: FindPicture, isPictures = false) {
  const each = valuesOf(shape);
  if (each && isGroup(data)) {
    return Object.entries(data).map(([key, value]): Group => {
      if (isGroup(value))
        return { [formNames.key]: key, ...(toField(each, value, findPicture) as Group) };
      const picture = isPictures ? findPicture(key) : undefined;
      return {
        [formNames.key]: key,
        ...(picture === undefined ? {} : { [formNames.picture]: picture }),
        [formNames.value]: value,
      };
    });
  }
  if (shape.items && Array.isArray(data)) {
    const { items } = shape;
    return data.map((item): unknown => toField(items, item, findPicture));
  }
  if (shape.properties && isGroup(data)) {
    const { properties } = shape;
    return Object.fromEntries(
      Object.entries(data).map(([key, value]): [string, unknown] => {
        const part = properties[key];
        return [key, part ? toField(part, value, findPicture, key === "pictures") : value];
      }),
    );
  }
  return data;
}

/**
 * What a form says, as the file's data. Fields left empty are absent; keys that say no more than
 * their default are absent unless `before`, the file's present data, has them.
 */
export function fromForm(shape: Shape, form: unknown, before: unknown): unknown {
  const filled = shape.type === "array" ? isGroup(form) && (form[formNames.items] ?? []) : form;
  return withoutNewDefaults(shape, fromField(shape, filled) ?? emptyOf(shape), before);
}

const emptyOf = (shape: Shape): unknown => (shape.type === "array" ? [] : {});

function fromField(shape: Shape, form: unknown): unknown {
  if (form === undefined || form === null || form === "") return undefined;
  const each = valuesOf(shape);
  if (each && Array.isArray(form)) {
    return Object.fromEntries(
      form.filter(isGroup).map((item): [string, unknown] => {
        const { [formNames.key]: key, [formNames.picture]: picture, ...rest } = item;
        const value = each.properties ? fromField(each, rest) : item[formNames.value];
        return [String(key ?? "") || pictureName(picture), value];
      }),
    );
  }
  if (shape.items && Array.isArray(form)) {
    const { items } = shape;
    return form.map((item) => fromField(items, item)).filter((item) => item !== undefined);
  }
  if (shape.properties && isGroup(form)) {
    const { properties, required = [] } = shape;
    const known = Object.entries(properties).map(([key, part]): [string, unknown] => {
      const value = fromField(part, form[key]);
      const isEmpty = isGroup(value) && Object.keys(value).length === 0;
      return [key, isEmpty && !required.includes(key) ? undefined : value];
    });
    // What the parser does not know is for the check to speak of, not for the form to drop.
    const unknown = Object.entries(form).filter(([key]) => !Object.hasOwn(properties, key));
    return Object.fromEntries([...known, ...unknown].filter(([, value]) => value !== undefined));
  }
  return form;
}

/** The name a picture gets from its file, where the owner gave it none. */
export function pictureName(file: unknown): string {
  const name =
    String(file ?? "")
      .split("/")
      .at(-1) ?? "";
  return slugOf(name.replace(/\.[^.]+$/, ""));
}

/** Takes out what a form adds by itself: `draft: false` where the file says nothing of drafts. */
function withoutNewDefaults(shape: Shape, value: unknown, before: unknown): unknown {
  if (shape.items && Array.isArray(value)) {
    const { items } = shape;
    const old: unknown[] = Array.isArray(before) ? before : [];
    const plain = (item: unknown) => withoutNewDefaults(items, item, undefined);
    return value.map((item: unknown, index) => {
      // A list item has no name: the one that says the same is the one it was.
      const twin = old.find((each) => isSameValue(plain(each), plain(item)));
      return twin ?? withoutNewDefaults(items, item, old[index]);
    });
  }
  const each = valuesOf(shape);
  if (!isGroup(value) || !(shape.properties ?? each)) return value;
  const had = isGroup(before) ? before : {};
  return Object.fromEntries(
    Object.entries(value)
      .map(([key, item]): [string, unknown, Shape | undefined] => [
        key,
        item,
        shape.properties?.[key] ?? each,
      ])
      .filter(([key, item, part]) => Object.hasOwn(had, key) || !isDefault(part, item))
      .map(([key, item, part]) => [key, part ? withoutNewDefaults(part, item, had[key]) : item]),
  );
}

function isDefault(shape: Shape | undefined, value: unknown): boolean {
  return shape?.default !== undefined && isSameValue(shape.default, value);
}
