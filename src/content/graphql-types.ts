import { z } from "zod";
import { innermost, keysOf, layersOf, metaOf } from "./schema-layers";

/** What GraphQL needs to know of a schema beyond its keys; everything else comes from the schema itself. */
interface GraphqlType {
  /** Name of the type. */
  name: string;
  /** What the type is: its fields describe themselves. */
  description: string;
  /** Whether each is a node of its own, so that queries can ask for it alone. */
  isNode?: true;
  /** Keys that hold ids of other nodes, with the type those are of. */
  links?: Readonly<Record<string, string>>;
  /** Keys that queries do not see under their own name: `more` says what they see. */
  hidden?: readonly string[];
  /** Fields in SDL that the file does not have: worked out, renamed or from elsewhere. */
  more?: string;
}

/** What GraphQL needs to know of a closed set of words. */
interface GraphqlEnum {
  name: string;
  description: string;
  values: Readonly<Record<string, string>>;
}

/** A group of keys with its GraphQL type. The description is that of both, unless what follows it describes the key it is under. */
export const group = <Shape extends z.ZodRawShape>(
  name: string,
  description: string,
  shape: Shape,
  more: Omit<GraphqlType, "name" | "description"> = {},
) => asType(z.strictObject(shape).describe(description), { name, description, ...more });

/** Gives an object (or what a transformation makes one of) its GraphQL type. */
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
 * GraphQL types (SDL) of a schema and of every schema inside it, each with the description of the schema; the outermost
 * comes first. Throws where a key has no description, a group has no name, or one name is that of two different types.
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

  /** The type of a value as a field names it, without the mark that it is always there. */
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
    // A scalar with its directive, which the schema itself does not tell.
    const scalar = metaOf<string>(schema, "graphqlScalar");
    if (scalar !== undefined) return scalar;
    if (inner instanceof z.ZodArray) return `[${typeOf(inner.element as z.ZodType, where)}!]`;
    // Keys of the owner's own cannot be fields: each value becomes an item that names its key.
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
    const kind = type.isNode ? " implements Node @dontInfer" : "";
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
