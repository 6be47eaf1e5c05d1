import { choiceOf, type Choice, type ChoiceSet } from "./choices";
import { formNames } from "./form-data";
import { noLimit, valuesOf, type Shape } from "./shape";

/** A field of a form, in the words of Decap's configuration. */
export interface EditField {
  name: string;
  label: string;
  widget: string;
  hint?: string;
  required?: boolean;
  default?: unknown;
  /** A regular expression and what to say of a text that does not match it. */
  pattern?: [string, string];
  options?: Choice[];
  multiple?: boolean;
  min?: number;
  max?: number;
  step?: number;
  value_type?: "int" | "float";
  format?: string;
  time_format?: false;
  modes?: string[];
  buttons?: string[];
  editor_components?: string[];
  fields?: EditField[];
  field?: EditField;
  summary?: string;
  label_singular?: string;
  collapsed?: boolean;
  allow_reorder?: boolean;
}

/** Where a field stands and what it may choose from. */
export interface FieldPlace {
  /** Kind and keys: `services.faq.answer`. */
  path: string;
  isRequired: boolean;
  choices: Readonly<Record<ChoiceSet, Choice[]>>;
}

/** Longest text that fits the one line of a simple input. */
const longestLine = 90;

const labels: Readonly<Record<string, string>> = {
  faq: "Questions",
  geo: "Middle of the region",
  seo: "Search engines",
};

/** `metaDescription` → `Meta description`. */
export function labelOf(name: string): string {
  const words = name.replace(
    /([a-z])([A-Z])/g,
    (_, end: string, start: string) => `${end} ${start.toLowerCase()}`,
  );
  return labels[name] ?? words.charAt(0).toUpperCase() + words.slice(1);
}

function hintOf({ type, description, example }: Shape): string | undefined {
  // Quotes are for the file; typed into a form they would become part of the text.
  const plain = example?.replace(/^"(.*)"$/, "$1");
  const about = description?.replace(", in quotes", "");
  if (type === "boolean") return about;
  if (about === undefined) return plain && `For example: ${plain}`;
  return plain === undefined ? about : `${about} For example: ${plain}`;
}

/** The widget for a shape. Every key below it becomes a field of its own. */
export function editField(name: string, shape: Shape, place: FieldPlace): EditField {
  const hint = hintOf(shape);
  const base = {
    name,
    label: labelOf(name),
    ...(hint === undefined ? {} : { hint }),
    required: place.isRequired,
  };
  if (valuesOf(shape)) return { ...base, ...ownKeys(name, shape, place) };
  const set = choiceOf[place.path];
  const choices = set && place.choices[set];
  switch (shape.type) {
    case "object":
      return { ...base, widget: "object", collapsed: true, fields: fieldsOf(shape, place) };
    case "array":
      return { ...base, ...listWidget(shape, place, choices) };
    case "boolean":
      return { ...base, widget: "boolean", default: shape.default ?? false };
    case "integer":
    case "number":
      return { ...base, ...numberWidget(shape) };
    case "string":
      if (shape.enum) return { ...base, widget: "select", options: shape.enum.map(plainChoice) };
      if (choices && choices.length > 0) return { ...base, widget: "select", options: choices };
      return { ...base, ...textWidget(shape) };
    case undefined:
      throw new Error(`${place.path} is of a kind that the editing page has no widget for`);
  }
}

const plainChoice = (value: string): Choice => ({ label: labelOf(value), value });

/** The fields of a group, in the order of its parser. */
export function fieldsOf(shape: Shape, place: FieldPlace): EditField[] {
  const { properties = {}, required = [] } = shape;
  return Object.entries(properties).map(([name, part]) =>
    editField(name, part, {
      ...place,
      path: `${place.path}.${name}`,
      // A group that may be left out can only ask for its keys once it is there: the check does.
      isRequired: place.isRequired && required.includes(name),
    }),
  );
}

function listWidget(shape: Shape, place: FieldPlace, choices: Choice[] | undefined) {
  const { items = {}, minItems, maxItems } = shape;
  const bounds = {
    ...(place.isRequired && minItems !== undefined ? { min: minItems } : {}),
    ...(maxItems === undefined ? {} : { max: maxItems }),
  };
  const options = items.enum?.map(plainChoice) ?? choices;
  if (options && options.length > 0)
    return { widget: "select", multiple: true, options, ...bounds };
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
  const field = { ...editField("item", items, each), label: "" };
  return { widget: "list", label_singular: "one", ...bounds, collapsed: false, field };
}

/** A group whose keys are the owner's own, as a list of lines with a key each. */
function ownKeys(name: string, shape: Shape, place: FieldPlace) {
  const each = valuesOf(shape) ?? {};
  const inside: FieldPlace = { ...place, isRequired: true };
  const keyShape: Shape = { ...shape.propertyNames, type: "string" };
  const isPictures = name === "pictures";
  const key: EditField = {
    ...editField(formNames.key, keyShape, { ...inside, path: `${place.path}.${formNames.key}` }),
    label: isPictures ? "Name of the picture" : "Name",
    ...(isPictures
      ? { hint: "hero is the large one; before, during and after tell the story of a job." }
      : {}),
  };
  const picture: EditField = {
    name: formNames.picture,
    label: "Picture",
    widget: "image",
    required: false,
    hint: "A photo as it comes from the phone: it is turned upright, made smaller and named by itself.",
  };
  const values = each.properties
    ? fieldsOf(each, inside)
    : [
        {
          ...editField(formNames.value, each, {
            ...inside,
            path: `${place.path}.${formNames.value}`,
          }),
          label: isPictures ? "What it shows" : "Value",
        },
      ];
  return {
    widget: "list",
    label_singular: "one",
    collapsed: true,
    // Keys have no order of their own: only what they say is written.
    allow_reorder: false,
    summary: `{{fields.${formNames.key}}}`,
    fields: [key, ...(isPictures ? [picture] : []), ...values],
  };
}

function numberWidget(shape: Shape) {
  const isWhole = shape.type === "integer";
  const { minimum, exclusiveMinimum } = shape;
  const next = isWhole && exclusiveMinimum !== undefined ? exclusiveMinimum + 1 : undefined;
  const from = minimum ?? next;
  return {
    widget: "number",
    value_type: isWhole ? ("int" as const) : ("float" as const),
    step: isWhole ? 1 : 0.01,
    ...(from === undefined ? {} : { min: from }),
    ...(shape.maximum === undefined ? {} : { max: shape.maximum }),
  };
}

function textWidget(shape: Shape) {
  const { pattern, minLength = 1, maxLength = noLimit, example } = shape;
  // A day is checked by a rule, which has no pattern; its example tells it.
  if (pattern === undefined && /^\d{4}-\d{2}-\d{2}$/.test(example ?? "")) {
    return { widget: "datetime", format: "YYYY-MM-DD", time_format: false as const };
  }
  const told = patternOf(pattern, minLength, maxLength, shape);
  const asked = told === undefined ? {} : { pattern: told };
  if (shape.format === "markdown") return { widget: "markdown", ...plainMarkdown, ...asked };
  return { widget: maxLength > longestLine && pattern === undefined ? "text" : "string", ...asked };
}

/**
 * Markdown is edited as it is written: the visual mode writes a text anew with other marks and
 * drops tables, and a change of one word would touch every line.
 */
export const plainMarkdown = { modes: ["raw"], buttons: [], editor_components: [] };

function patternOf(
  pattern: string | undefined,
  least: number,
  most: number,
  shape: Shape,
): [string, string] | undefined {
  if (pattern !== undefined) {
    const example = shape.example?.replace(/^"(.*)"$/, "$1");
    return [
      pattern,
      example === undefined ? "does not have the right form" : `write it like this: ${example}`,
    ];
  }
  if (least <= 1 && most >= noLimit) return undefined;
  const words = least <= 1 ? `at most ${most}` : `${least} to ${most}`;
  return [`^\\s*[\\s\\S]{${least},${most}}\\s*$`, `write ${words} characters`];
}
