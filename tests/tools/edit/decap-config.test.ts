import { z } from "zod";

import { checkContent } from "../../../src/content/check-content";
import { fileKinds, folderKinds } from "../../../src/content/kinds";
import { choiceOf } from "../../../src/tools/edit/choices";
import { decapConfig } from "../../../src/tools/edit/decap-config";
import type { EditField } from "../../../src/tools/edit/edit-field";
import { formNames } from "../../../src/tools/edit/form-data";
import { deliveredContent } from "../../specification/delivered-content";

type Config = ReturnType<typeof decapConfig>;

const config: Config = decapConfig(checkContent(deliveredContent));

/** The form of a content kind. */
function formOf(kind: string): EditField[] {
  for (const collection of config.collections) {
    if (collection.name === kind && "fields" in collection) return collection.fields;
    if (!("files" in collection)) continue;
    const file = collection.files.find(({ name }) => name === kind);
    if (file) return file.fields;
  }
  throw new Error(`${kind} has no form`);
}

/** A schema without what is wrapped around it, and whether it may be left out. */
function unwrap(schema: z.ZodType): { inner: z.ZodType; isOptional: boolean } {
  let inner = schema;
  let isOptional = false;
  for (;;) {
    if (inner instanceof z.ZodOptional || inner instanceof z.ZodDefault) {
      isOptional = true;
      inner = inner.unwrap() as z.ZodType;
    } else if (inner instanceof z.ZodPipe) inner = inner.in as z.ZodType;
    else return { inner, isOptional };
  }
}

/** Walks a schema of zod itself, not the JSON Schema the forms are made from. */
function compare(path: string, schema: z.ZodType, field: EditField | undefined, isAsked: boolean) {
  const { inner, isOptional } = unwrap(schema);
  const isRequired = isAsked && !isOptional;
  expect([path, field?.name]).toEqual([path, path.split(".").at(-1)]);
  if (!field) return;
  if (inner instanceof z.ZodBoolean) {
    expect([path, field.widget, field.required]).toEqual([path, "boolean", isRequired]);
    return;
  }
  expect([path, field.required]).toEqual([path, isRequired]);
  if (inner instanceof z.ZodObject) {
    compareShape(path, inner, field.fields ?? [], isRequired);
  } else if (inner instanceof z.ZodArray) {
    compareList(path, inner, field);
  } else if (inner instanceof z.ZodRecord) {
    const each = inner.valueType as z.ZodType;
    const names = (field.fields ?? []).map(({ name }) => name);
    expect([path, names]).toEqual([path, expect.arrayContaining([formNames.key])]);
    if (each instanceof z.ZodObject) compareShape(path, each, field.fields ?? [], true);
    else expect([path, names]).toEqual([path, expect.arrayContaining([formNames.value])]);
  } else if (inner instanceof z.ZodEnum) {
    expect([path, field.options?.map(({ value }) => value)]).toEqual([path, inner.options]);
  } else if (inner instanceof z.ZodNumber) {
    expect([path, field.widget]).toEqual([path, "number"]);
    expect([path, field.value_type]).toEqual([path, inner.format === "safeint" ? "int" : "float"]);
  } else {
    const pattern = z.toJSONSchema(inner, { io: "input", unrepresentable: "any" }).pattern;
    if (pattern !== undefined && !choiceOf[path])
      expect([path, field.pattern?.[0]]).toEqual([path, pattern]);
    if (choiceOf[path]) expect([path, field.options?.length]).not.toEqual([path, 0]);
  }
}

function compareShape(path: string, schema: z.ZodObject, fields: EditField[], isAsked: boolean) {
  for (const [key, part] of Object.entries(schema.shape as Record<string, z.ZodType>)) {
    const field = fields.find(({ name }) => name === key);
    compare(`${path}.${key}`, part, field, isAsked);
  }
}

function compareList(path: string, schema: z.ZodArray, field: EditField) {
  const { inner } = unwrap(schema.element as z.ZodType);
  if (inner instanceof z.ZodObject) compareShape(path, inner, field.fields ?? [], true);
  else if (inner instanceof z.ZodEnum || choiceOf[path]) {
    expect([path, field.widget, field.multiple]).toEqual([path, "select", true]);
    expect(field.options?.length).toBeGreaterThan(0);
  } else expect([path, field.field?.widget]).not.toEqual([path, undefined]);
}

test.each(Object.entries({ ...fileKinds, ...folderKinds }))(
  "%s: every key of the parser has its field, required and optional, sets and patterns alike",
  (kind, schema) => {
    const fields = formOf(kind);
    if (schema instanceof z.ZodObject) {
      compareShape(kind, schema, fields, true);
      return;
    }
    const items = fields.find(({ name }) => name === formNames.items);
    expect(items?.widget).toBe("list");
    if (items) compareList(kind, schema, items);
  },
);

test("nothing the forms add by themselves is the name of a key", () => {
  const keysOf = (schema: unknown): string[] => {
    if (!(schema instanceof z.ZodType)) return [];
    const { inner } = unwrap(schema);
    if (inner instanceof z.ZodArray) return keysOf(inner.element);
    if (inner instanceof z.ZodRecord) return keysOf(inner.valueType);
    if (!(inner instanceof z.ZodObject)) return [];
    const shape = inner.shape as Record<string, unknown>;
    return [...Object.keys(shape), ...Object.values(shape).flatMap(keysOf)];
  };
  const reserved = [formNames.body, formNames.value, formNames.picture, formNames.version];
  const keys = Object.values({ ...fileKinds, ...folderKinds }).flatMap(keysOf);
  expect(keys.filter((key) => (reserved as string[]).includes(key))).toEqual([]);
});

test("every field that chooses from the content is one of a parser", () => {
  const found = new Set<string>();
  const walk = (path: string, fields: readonly EditField[]) => {
    for (const { name, fields: inner, field, widget } of fields) {
      const here = name === formNames.items ? path : `${path}.${name}`;
      if (widget === "select") found.add(here);
      walk(here, inner ?? (field ? [field] : []));
    }
  };
  for (const kind of Object.keys({ ...fileKinds, ...folderKinds })) walk(kind, formOf(kind));
  expect(Object.keys(choiceOf).filter((path) => !found.has(path))).toEqual([]);
});

test("an owner reads names and sentences, not keys", () => {
  const description = formOf("blog").find(({ name }) => name === "metaDescription");
  expect(description).toEqual({
    name: "metaDescription",
    label: "Meta description",
    widget: "text",
    required: true,
    hint: "What a search result shows below the title; 50 to 160 characters.",
    pattern: ["^\\s*[\\s\\S]{50,160}\\s*$", "write 50 to 160 characters"],
  });
  const service = formOf("portfolio").find(({ name }) => name === "bookingService");
  expect(service?.options).toContainEqual({ label: "Full Detail", value: "full-detail" });
});

test("nothing is fetched from elsewhere and nothing is deleted", () => {
  expect(JSON.stringify(config.backend)).not.toMatch(/https?:/);
  expect(config.collections.every((collection) => collection.delete === false)).toBe(true);
});
