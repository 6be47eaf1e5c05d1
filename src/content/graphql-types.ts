import { z } from "zod";
import type { GraphqlEnum, GraphqlType, ReferenceTarget } from "./field-meta";
import { innermost, keysOf, layersOf, metaOf } from "./schema-layers";

/** A group of keys with its GraphQL type. The description is for both, unless `.describe()` gives the key one of its own. */
export const group = <Shape extends z.ZodRawShape>(
  name: string,
  description: string,
  shape: Shape,
  more: Omit<GraphqlType, "name" | "description"> = {},
) => z.strictObject(shape).meta({ description, graphqlType: { name, description, ...more } });

/** One of a closed set of words, with its GraphQL type; every word is described. */
export const oneOf = <Word extends string>(
  name: string,
  description: string,
  values: Readonly<Record<Word, string>>,
  error = `write ${Object.keys(values).join(" or ")}`,
) =>
  z
    .enum(Object.keys(values) as Word[], { error })
    .meta({ graphqlEnum: { name, description, values } });

/** The type of a field in GraphQL's notation, and the extensions with which Gatsby resolves it. */
interface FieldType {
  type: string;
  extensions?: Record<string, object>;
}

/** A GraphQL type as Gatsby's `schema.buildObjectType` takes it. */
export interface ObjectType {
  name: string;
  description: string;
  fields: Record<string, FieldType & { description: string }>;
  interfaces?: string[];
  extensions?: Record<string, unknown>;
}

/** A closed set of words as Gatsby's `schema.buildEnumType` takes it. */
export interface EnumType {
  name: string;
  description: string;
  values: Record<string, { description: string }>;
}

/** The types of the nodes that a field may name. What is no node, such as a category, stays a text. */
const nodeTypes: Partial<Record<ReferenceTarget, string>> = { services: "Service" };

/** Every node comes from a file. If Gatsby had to infer that, its types would depend on the content of the moment. */
const asNode = {
  interfaces: ["Node"],
  extensions: { infer: false, childOf: { types: ["File"] } },
};

/**
 * The GraphQL types of schemas and of all schemas inside them, the outermost first. Throws if a key has no description, a
 * group has no name, or two different types share a name.
 */
export function graphqlTypes(schemas: readonly z.ZodType[]) {
  const objects = new Map<string, ObjectType>();
  const enums = new Map<string, EnumType>();

  function typeOf(schema: z.ZodType, where: string): FieldType {
    // Of what is transformed into a group, queries see the group.
    const shown =
      schema instanceof z.ZodPipe && schema.out instanceof z.ZodObject ? schema.out : schema;
    const inner = innermost(shown);
    const own = metaOf(shown, "graphqlType");
    if (own && inner instanceof z.ZodObject) return { type: addObject(own, inner, where) };
    const words = metaOf(shown, "graphqlEnum");
    if (words) return { type: addEnum(words) };
    const target = metaOf(shown, "refersTo");
    const node = target && nodeTypes[target];
    if (node) return { type: node, extensions: { link: { by: "slug" } } };
    if (metaOf(shown, "graphqlScalar")) return { type: "Date", extensions: { dateformat: {} } };
    if (inner instanceof z.ZodArray) return listOf(typeOf(inner.element as z.ZodType, where));
    // Keys chosen by the owner can't be fields: each value becomes an item that names its key.
    if (inner instanceof z.ZodRecord) return listOf(typeOf(inner.valueType as z.ZodType, where));
    if (inner instanceof z.ZodBoolean) return { type: "Boolean" };
    if (inner instanceof z.ZodNumber) return { type: inner.format === "safeint" ? "Int" : "Float" };
    if (inner instanceof z.ZodString || inner instanceof z.ZodEmail) return { type: "String" };
    throw new Error(`${where} has no GraphQL type: name one beside its schema`);
  }

  function addObject(own: GraphqlType, schema: z.ZodObject, where: string): string {
    const { name, description, isNode, hidden = [] } = own;
    const keys = Object.keys(schema.shape);
    for (const key of hidden)
      if (!keys.includes(key)) throw new Error(`${name} has no key "${key}" in its schema`);
    const known = objects.get(name);
    const type: ObjectType = { name, description, fields: {}, ...(isNode && asNode) };
    // The outermost comes first, so it takes its place before its fields are looked at.
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
