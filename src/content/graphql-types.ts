import { z } from "zod";
import { innermost, keysOf, layersOf, metaOf } from "./schema-layers";

/** What GraphQL needs to know about a schema besides its keys. */
interface GraphqlType {
  /** Name of the type. */
  name: string;
  /** What the type is. Its fields have descriptions of their own. */
  description: string;
  /** Whether it is a node, which queries can ask for by itself. */
  isNode?: true;
  /** Keys that hold ids of other nodes, with the type of those nodes. */
  links?: Readonly<Record<string, string>>;
  /** Keys that queries don't see; `more` may say what they see in their place. */
  hidden?: readonly string[];
  /** Further fields, in SDL: computed, renamed or from elsewhere. */
  more?: string;
}

/** What GraphQL needs to know about a closed set of words. */
interface GraphqlEnum {
  name: string;
  description: string;
  values: Readonly<Record<string, string>>;
}

/** A group of keys with its GraphQL type. The description is for both, unless `.describe()` gives the key one of its own. */
export const group = <Shape extends z.ZodRawShape>(
  name: string,
  description: string,
  shape: Shape,
  more: Omit<GraphqlType, "name" | "description"> = {},
) => asType(z.strictObject(shape).describe(description), { name, description, ...more });

/** Gives an object, or what is transformed into one, its GraphQL type. */
export const asType = <Schema extends z.ZodType>(schema: Schema, type: GraphqlType): Schema =>
  schema.meta({ graphqlType: type });

/** One of a closed set of words, with its GraphQL type; every word is described. */
export const oneOf = <Word extends string>(
  name: string,
  description: string,
  values: Readonly<Record<Word, string>>,
  error = `write ${Object.keys(values).join(" or ")}`,
) => {
  const graphqlEnum: GraphqlEnum = { name, description, values };
  return z.enum(Object.keys(values) as Word[], { error }).meta({ graphqlEnum });
};

const quoted = (description: string) => JSON.stringify(description);

/**
 * The GraphQL types (SDL) of schemas and all schemas inside them, described, the outermost first. Throws if a key has no
 * description, a group has no name, or two different types share a name.
 */
export function graphqlTypes(schemas: readonly z.ZodType[]): string {
  const definitions = new Map<string, string>();
  const define = (name: string, make: () => string) => {
    const known = definitions.get(name);
    if (known === undefined) definitions.set(name, "");
    const made = make();
    if (known !== undefined && known !== "" && known !== made)
      throw new Error(`Two different GraphQL types are called ${name}`);
    definitions.set(name, made);
  };

  /** The type of a value, without the `!`. */
  function typeOf(schema: z.ZodType, where: string): string {
    const inner = innermost(schema);
    const own = metaOf<GraphqlType>(schema, "graphqlType");
    if (own) {
      define(own.name, () => objectType(own, inner, where));
      return own.name;
    }
    const words = metaOf<GraphqlEnum>(schema, "graphqlEnum");
    if (words) {
      define(words.name, () => enumType(words));
      return words.name;
    }
    // A scalar with its directive, which the schema alone doesn't tell.
    const scalar = metaOf<string>(schema, "graphqlScalar");
    if (scalar !== undefined) return scalar;
    if (inner instanceof z.ZodArray) return `[${typeOf(inner.element as z.ZodType, where)}!]`;
    // Keys chosen by the owner can't be fields: each value becomes an item that names its key.
    if (inner instanceof z.ZodRecord) return `[${typeOf(inner.valueType as z.ZodType, where)}!]`;
    if (inner instanceof z.ZodBoolean) return "Boolean";
    if (inner instanceof z.ZodNumber) return inner.format === "safeint" ? "Int" : "Float";
    if (inner instanceof z.ZodString || inner instanceof z.ZodEmail) return "String";
    throw new Error(`${where} has no GraphQL type: name one beside its schema`);
  }

  function objectType(type: GraphqlType, schema: z.ZodType, where: string): string {
    const shape = schema instanceof z.ZodObject ? keysOf(schema) : {};
    const keys = Object.keys(shape);
    for (const key of [...(type.hidden ?? []), ...Object.keys(type.links ?? {})])
      if (!keys.includes(key)) throw new Error(`${type.name} has no key "${key}" in its schema`);
    const fields = Object.entries(shape)
      .filter(([key]) => !type.hidden?.includes(key))
      .map(([key, part]) => fieldOf(key, part, type, `${where}.${key}`));
    // Every node comes from a file. If Gatsby had to infer that, its types would depend on the content of the moment.
    const kind = type.isNode ? ' implements Node @dontInfer @childOf(types: ["File"])' : "";
    return [
      quoted(type.description),
      `type ${type.name}${kind} {`,
      ...(type.more ? [type.more.trim()] : []),
      ...fields,
      "}",
    ].join("\n");
  }

  function fieldOf(key: string, part: z.ZodType, owner: GraphqlType, where: string): string {
    const description = metaOf<string>(part, "description");
    if (description === undefined) throw new Error(`${where} has no description`);
    const linked = owner.links?.[key];
    const plain = typeOf(part, where);
    const [type = "", ...directives] = (
      linked === undefined ? plain : `${plain.replace("String", linked)} @link(by:"slug")`
    ).split(" ");
    const isOptional = layersOf(part).some((layer) => layer instanceof z.ZodOptional);
    return `  ${quoted(description)}\n  ${key}: ${[`${type}${isOptional ? "" : "!"}`, ...directives].join(" ")}`;
  }

  for (const schema of schemas) {
    const inner = innermost(schema);
    typeOf(inner instanceof z.ZodArray ? (inner.element as z.ZodType) : inner, "content");
  }
  return [...definitions.values()].join("\n");
}

function enumType({ name, description, values }: GraphqlEnum): string {
  const lines = Object.entries(values).map(([value, about]) => `  ${quoted(about)}\n  ${value}`);
  return [quoted(description), `enum ${name} {`, ...lines, "}"].join("\n");
}
