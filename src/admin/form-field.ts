import { z } from "zod";
import type { ReferenceTarget } from "@/content/schema/field-meta";
import { type FileKind, fileKinds, type FolderKind, folderKinds } from "@/content/schema/kinds";
import type { Choice, Choices } from "./choices";

/**
 * The part of a JSON Schema that the editing page needs. `refersTo` and the formats `markdown` and
 * `picture` are our own additions, from the metadata of the zod schemas.
 */
export interface Shape {
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
  minItems?: number;
  maxItems?: number;
  default?: unknown;
  description?: string;
  /** What the value refers to. The form offers a list of it. */
  refersTo?: ReferenceTarget;
}

/** The shape of a kind of content, from its zod schema. */
export function shapeOf(kind: FileKind | FolderKind): Shape {
  const schema: z.ZodType = { ...fileKinds, ...folderKinds }[kind];
  // The schema of the input is what the owner writes. The output has defaults and converted values.
  return z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }) as Shape;
}

/** A field of a form, as Sveltia CMS configures it. */
export interface FormField {
  name: string;
  label: string;
  widget: string;
  hint?: string | undefined;
  required?: boolean;
  default?: unknown;
  options?: Choice[];
  multiple?: boolean;
  min?: number;
  max?: number;
  step?: number;
  value_type?: "int" | "float";
  format?: string;
  type?: "date";
  fields?: FormField[];
  field?: FormField;
  summary?: string;
  label_singular?: string;
  collapsed?: boolean;
  key_label?: string;
  value_label?: string;
  /** Whether the list is the whole file. */
  root?: boolean;
}

/** Where a field is in the form, and the choices for fields that refer to other content. */
interface FieldPlace {
  /** The kind of content and the keys, such as `services.faq.answer`. */
  path: string;
  isRequired: boolean;
  choices: Choices;
}

/** A text of at most this many characters gets an input of one line. */
const longestLine = 90;

/** The label of a field: `metaDescription` → `Meta description`. */
export function labelOf(name: string): string {
  const words = name.replace(
    /([a-z])([A-Z])/g,
    (_, end: string, start: string) => `${end} ${start.toLowerCase()}`,
  );
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The field for a shape and all keys below it. Throws if no widget is for the shape's type. */
export function formField(name: string, shape: Shape, place: FieldPlace): FormField {
  const base = {
    name,
    label: labelOf(name),
    hint: shape.description,
    required: place.isRequired,
  };
  const { additionalProperties: values } = shape;
  if (typeof values === "object") return { ...base, ...ownKeys(name, shape, values, place) };
  const choices = choicesOf(shape, place);
  switch (shape.type) {
    case "object":
      return { ...base, widget: "object", collapsed: true, fields: fieldsOf(shape, place) };
    case "array":
      return { ...base, ...listWidget(shape, place) };
    case "boolean":
      return { ...base, widget: "boolean", default: shape.default ?? false };
    case "integer":
    case "number":
      return { ...base, ...numberWidget(shape) };
    case "string":
      if (shape.enum) return { ...base, widget: "select", options: shape.enum.map(plainChoice) };
      if (choices) return { ...base, widget: "select", options: choices };
      return { ...base, ...textWidget(shape) };
    case undefined:
      throw new Error(`${place.path} has no widget in the editing page`);
  }
}

/** The choices for a field that refers to other content; undefined if there are none. */
function choicesOf({ refersTo }: Shape, { choices }: FieldPlace): Choice[] | undefined {
  const list = refersTo && choices[refersTo];
  return list && list.length > 0 ? list : undefined;
}

const plainChoice = (value: string): Choice => ({ label: labelOf(value), value });

/** The fields of a group, in the order of its schema. */
export function fieldsOf(shape: Shape, place: FieldPlace): FormField[] {
  const { properties = {}, required = [] } = shape;
  return Object.entries(properties).map(([name, part]) =>
    formField(name, part, {
      ...place,
      path: `${place.path}.${name}`,
      // The form would demand the keys of an optional group even if the group is left out. The
      // check doesn't.
      isRequired: place.isRequired && required.includes(name),
    }),
  );
}

function listWidget(shape: Shape, place: FieldPlace) {
  const { items = {}, minItems, maxItems } = shape;
  const bounds = { min: place.isRequired ? minItems : undefined, max: maxItems };
  const options = items.enum?.map(plainChoice) ?? choicesOf(items, place);
  if (options) return { widget: "select", multiple: true, options, ...bounds };
  if (place.path.endsWith(".uploads")) return { widget: "image", multiple: true };
  const each: FieldPlace = { ...place, isRequired: true };
  if (items.properties) {
    const fields = fieldsOf(items, each);
    const title = fields.find(({ widget }) => widget === "string" || widget === "select");
    return {
      widget: "list",
      label_singular: "one",
      ...bounds,
      collapsed: true,
      summary: `{{fields.${(fields.find(({ name }) => /^(title|name|question)$/.test(name)) ?? title)?.name ?? "id"}}}`,
      fields,
    };
  }
  const field = { ...formField("item", items, each), label: "" };
  return { widget: "list", label_singular: "one", ...bounds, collapsed: false, field };
}

/** The widget for a group whose keys the owner chooses, such as names of pictures. */
function ownKeys(name: string, { propertyNames }: Shape, values: Shape, place: FieldPlace) {
  const target = propertyNames?.refersTo;
  if (target === undefined)
    return {
      widget: "keyvalue",
      key_label: name === "pictures" ? "Name of the picture" : "Name",
      value_label: name === "pictures" ? "What it shows" : "Value",
      ...(name === "pictures" && {
        hint: "hero is the large picture. before, during and after tell the story of a job.",
      }),
    };
  const fields = place.choices[target].map(({ value, label }) => ({
    ...formField(value, values, { ...place, path: `${place.path}.${value}`, isRequired: false }),
    label,
    hint: "",
  }));
  return { widget: "object", collapsed: true, fields };
}

function numberWidget({ type }: Shape) {
  const isWhole = type === "integer";
  return {
    widget: "number",
    value_type: isWhole ? ("int" as const) : ("float" as const),
    step: isWhole ? 1 : 0.01,
  };
}

/** Makes the widget for a text. The form doesn't test it, because the check does. */
function textWidget({ pattern, format, maxLength = Infinity }: Shape) {
  if (format === "picture") return { widget: "image" };
  if (format === "date") return { widget: "datetime", format: "YYYY-MM-DD", type: "date" as const };
  const isLong = format === "markdown" || (maxLength > longestLine && pattern === undefined);
  return { widget: isLong ? "text" : "string" };
}
