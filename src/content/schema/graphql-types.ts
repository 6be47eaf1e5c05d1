import { z } from "zod";
import type { GraphqlEnum, GraphqlType } from "./field-meta";
import { innermost, keysOf, layersOf, metaOf, resultOf } from "./schema-layers";

/**
 * A schema for a group of keys, with its GraphQL type. `description` is that of the type and of
 * every field that uses it; with `.describe()`, a field gets a description of its own.
 */
export const group = <Shape extends z.ZodRawShape>(
  name: string,
  description: string,
  shape: Shape,
  more: Omit<GraphqlType, "name" | "description"> = {},
) => z.strictObject(shape).meta({ description, graphqlType: { name, description, ...more } });

/** One of a closed set of words, with its GraphQL enum. `values` describes each word. */
export const oneOf = <Word extends string>(
  name: string,
  description: string,
  values: Readonly<Record<Word, string>>,
  error = `write ${Object.keys(values).join(" or ")}`,
) =>
  z
    .enum(Object.keys(values) as Word[], { error })
    .meta({ graphqlEnum: { name, description, values } });

/** The type of a field, such as `[String!]`, and the extensions with which Gatsby resolves it. */
interface FieldType {
  type: string;
  extensions?: Record<string, object>;
}

/** An object type, as Gatsby's `schema.buildObjectType` takes it. */
interface ObjectType {
  name: string;
  description: string;
  fields: Record<string, FieldType & { description: string }>;
  interfaces?: string[];
  extensions?: Record<string, unknown>;
}

/** An enum, as Gatsby's `schema.buildEnumType` takes it. */
interface EnumType {
  name: string;
  description: string;
  values: Record<string, { description: string }>;
}

/**
 * What all node types have in common. It names files as their parents. If Gatsby had to infer that,
 * the schema would depend on which files there are.
 */
const asNode = {
  interfaces: ["Node"],
  extensions: { infer: false, childOf: { types: ["File"] } },
};

/**
 * Makes the GraphQL types of schemas and of all groups and enums inside them, outermost first.
 * A field is a link if what it refers to has one in `references`. Throws if a key has no
 * description, if a group has no name, if a hidden key doesn't exist, or if two different types
 * have the same name.
 */
export function graphqlTypes(
  schemas: readonly z.ZodType[],
  references: Readonly<Record<string, { link?: string }>>,
) {
  const objects = new Map<string, ObjectType>();
  const enums = new Map<string, EnumType>();

  function typeOf(schema: z.ZodType, where: string): FieldType {
    const shown = resultOf(schema);
    const inner = innermost(shown);
    const own = metaOf(shown, "graphqlType");
    if (own && inner instanceof z.ZodObject) return { type: addObject(own, inner, where) };
    const words = metaOf(shown, "graphqlEnum");
    if (words) return { type: addEnum(words) };
    const { link } = references[metaOf(shown, "refersTo") ?? ""] ?? {};
    if (link) return { type: link, extensions: { link: { by: "slug" } } };
    if (inner instanceof z.ZodISODate) return { type: "Date", extensions: { dateformat: {} } };
    if (inner instanceof z.ZodArray) return listOf(typeOf(inner.element as z.ZodType, where));
    // Keys that the owner chooses can't be fields, so queries see a list. Each of its items has its
    // key as a field.
    if (inner instanceof z.ZodRecord) return listOf(typeOf(inner.valueType as z.ZodType, where));
    if (inner instanceof z.ZodBoolean) return { type: "Boolean" };
    if (inner instanceof z.ZodNumber) return { type: inner.format === "safeint" ? "Int" : "Float" };
    if (inner instanceof z.core.$ZodString) return { type: "String" };
    throw new Error(`${where} has no GraphQL type: declare one with its schema`);
  }

  function addObject(own: GraphqlType, schema: z.ZodObject, where: string): string {
    const { name, description, isNode, hidden = [] } = own;
    const keys = Object.keys(schema.shape);
    for (const key of hidden)
      if (!keys.includes(key)) throw new Error(`${name} has no key "${key}" in its schema`);
    const known = objects.get(name);
    const type: ObjectType = { name, description, fields: {}, ...(isNode && asNode) };
    // Added before its fields are, so that an outer type comes before those inside it.
    if (!known) objects.set(name, type);
    for (const [key, part] of Object.entries(keysOf(schema)))
      if (!hidden.includes(key)) type.fields[key] = fieldOf(part, `${where}.${key}`);
    if (known && JSON.stringify(known) !== JSON.stringify(type))
      throw new Error(`Two different GraphQL types are called ${name}`);
    return name;
  }

  function addEnum({ name, description, values }: GraphqlEnum): string {
    const described = Object.entries<string>(values).map(([word, about]) => [
      word,
      { description: about },
    ]);
    enums.set(name, { name, description, values: Object.fromEntries(described) });
    return name;
  }

  function fieldOf(part: z.ZodType, where: string) {
    const description = metaOf(part, "description");
    if (description === undefined) throw new Error(`${where} has no description`);
    const { type, ...more } = typeOf(part, where);
    const isOptional = layersOf(part).some((layer) => layer instanceof z.ZodOptional);
    return { type: isOptional ? type : `${type}!`, description, ...more };
  }

  for (const schema of schemas) {
    const inner = innermost(schema);
    typeOf(inner instanceof z.ZodArray ? (inner.element as z.ZodType) : inner, "content");
  }
  return { objects: [...objects.values()], enums: [...enums.values()] };
}

const listOf = ({ type, ...more }: FieldType): FieldType => ({ type: `[${type}!]`, ...more });
