import { z } from "zod";
import { references, type ReferenceTarget } from "@/content/check/references";
import { type FileKind, fileKinds, type FolderKind, folderKinds } from "@/content/schema/kinds";
import { standardList } from "@/content/schema/pricing";

/**
 * The part of a JSON Schema that the editing page needs. `refersTo` and the formats `markdown` and
 * `picture` are our own additions, from the metadata of the zod schemas.
 */
interface Shape {
  type?: "string" | "number" | "integer" | "boolean" | "array" | "object";
  properties?: Record<string, Shape>;
  required?: string[];
  items?: Shape;
  /** The shape of the values if the owner chooses the keys; false if the keys are fixed. */
  additionalProperties?: boolean | Shape;
  /** What those keys may be. */
  propertyNames?: Shape;
  enum?: string[];
  pattern?: string;
  format?: string;
  maxLength?: number;
  default?: unknown;
  description?: string;
  refersTo?: ReferenceTarget;
}

/** The shape of a kind of content, from its zod schema. */
export function shapeOf(kind: FileKind | FolderKind): Shape {
  const schema: z.ZodType = { ...fileKinds, ...folderKinds }[kind];
  // The schema of the input is what the owner writes. The output has defaults and converted values.
  return z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }) as Shape;
}

/** A widget of Sveltia CMS with its options (https://sveltiacms.app/en/docs/fields). */
interface Widget {
  widget: string;
  fields?: FormField[];
  [option: string]: unknown;
}

export interface FormField extends Widget {
  name: string;
}

/** The keys that an owner's group may have, by what they refer to. */
export type OwnKeys = (target: ReferenceTarget) => readonly string[];

/** A text of at most this many characters gets an input of one line. */
const longestLine = 90;

/** The name of a key, file or folder in words: `replyHours` as "Reply hours", `faq` as "FAQ". */
export const labelOf = (name: string): string =>
  name
    .replace(/-|(?=[A-Z])/g, " ")
    .toLowerCase()
    .replace(/^./, (first) => first.toUpperCase())
    .replace(/\b(abn|faq|seo)\b/i, (letters) => letters.toUpperCase());

/** The field for a shape and all keys below it. The form tests nothing: the check does. */
export const formField = (
  name: string,
  shape: Shape,
  keys: OwnKeys,
  isRequired = true,
): FormField => ({
  name,
  label: labelOf(name),
  hint: shape.description,
  required: isRequired,
  ...(name === "uploads" ? { widget: "image", multiple: true } : widgetOf(shape, keys, isRequired)),
});

/** The fields of a group, in the order of its schema. */
export const fieldsOf = (
  { properties = {}, required = [] }: Shape,
  keys: OwnKeys,
  isRequired = true,
): FormField[] =>
  Object.entries(properties).map(([name, shape]) =>
    // The form would demand the keys of an optional group even if the group is left out.
    formField(name, shape, keys, isRequired && required.includes(name)),
  );

const isLong = ({ format, pattern, maxLength = Infinity }: Shape) =>
  format === "markdown" || (maxLength > longestLine && !pattern);

/** The widget for a shape. Throws if there is none for its type. */
function widgetOf(shape: Shape, keys: OwnKeys, isRequired: boolean): Widget {
  const { type, items = {}, format, additionalProperties: values } = shape;
  const relation = shape.refersTo && references[shape.refersTo].relation;
  if (relation) return { widget: "relation", ...relation };
  if (shape.enum) return { widget: "select", options: shape.enum };
  if (typeof values === "object") return ownKeysWidget(shape.propertyNames, values, keys);
  switch (type) {
    case "object":
      return { widget: "object", collapsed: true, fields: fieldsOf(shape, keys, isRequired) };
    case "array":
      return listWidget(items, keys);
    case "boolean":
      return { widget: "boolean", default: shape.default ?? false };
    case "integer":
      return { widget: "number", value_type: "int" };
    case "number":
      return { widget: "number", value_type: "float", step: 0.01 };
    case "string":
      if (format === "picture") return { widget: "image" };
      if (format === "date") return { widget: "datetime", format: "YYYY-MM-DD", type: "date" };
      return { widget: isLong(shape) ? "text" : "string" };
    case undefined:
      throw new Error(`${shape.description} has no widget in the editing page`);
  }
}

function listWidget(items: Shape, keys: OwnKeys): Widget {
  if (items.properties) return { widget: "list", collapsed: true, fields: fieldsOf(items, keys) };
  const each = widgetOf(items, keys, true);
  const isChoice = each.widget === "relation" || each.widget === "select";
  return isChoice
    ? { ...each, multiple: true }
    : { widget: "list", field: formField("item", items, keys) };
}

/** The widget for a group whose keys the owner chooses, such as names of pictures. */
function ownKeysWidget(names: Shape | undefined, values: Shape, keys: OwnKeys): Widget {
  if (!names?.refersTo) return { widget: "keyvalue" };
  // The form can't take away the list that every service is on.
  const fieldOf = (key: string) => formField(key, values, keys, key === standardList);
  const fields = keys(names.refersTo).map((key) => ({ ...fieldOf(key), hint: "" }));
  return { widget: "object", collapsed: true, fields };
}
