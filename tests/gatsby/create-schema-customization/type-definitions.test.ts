import { readFileSync } from "node:fs";

import {
  buildASTSchema,
  isEnumType,
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
  parse,
  type DefinitionNode,
  type GraphQLNamedType,
  type GraphQLObjectType,
  type GraphQLOutputType,
} from "gatsby/graphql";
import { z } from "zod";

import { fileKinds, folderKinds } from "../../../src/content/kinds";
import { typeDefinitions } from "../../../src/gatsby/create-schema-customization/create-schema-customization";

// What Gatsby brings itself, as far as our types name it.
const ofGatsby = `
  directive @dontInfer on OBJECT
  directive @link(by: String = "id", from: String) on FIELD_DEFINITION
  directive @dateformat on FIELD_DEFINITION
  scalar Date
  interface Node { id: ID! }
  type File implements Node { id: ID! }
  type Query { nothing: String }
`;

/** Every node has an id of Gatsby's; our types need not repeat it. */
const withIds = typeDefinitions
  .join("\n")
  .replace(
    /implements Node @dontInfer \{/g,
    'implements Node @dontInfer {\n "Id of the node."\n id: ID!',
  );
const schema = buildASTSchema(parse(`${ofGatsby}\n${withIds}`));
const own = parse(typeDefinitions.join("\n")).definitions;

/** Everything with a description below a definition, and where it stands. */
function* describable(node: DefinitionNode): Generator<[where: string, text: string | undefined]> {
  if (!("name" in node) || !node.name) return;
  const name = node.name.value;
  yield [name, "description" in node ? node.description?.value : undefined];
  if (node.kind === Kind.ENUM_TYPE_DEFINITION) {
    for (const value of node.values ?? [])
      yield [`${name}.${value.name.value}`, value.description?.value];
  }
  if (node.kind !== Kind.OBJECT_TYPE_DEFINITION) return;
  for (const field of node.fields ?? []) {
    yield [`${name}.${field.name.value}`, field.description?.value];
    for (const argument of field.arguments ?? [])
      yield [`${name}.${field.name.value}(${argument.name.value})`, argument.description?.value];
  }
}

test("every type, field, enum value and argument is described", () => {
  const all = own.flatMap((node) => [...describable(node)]);
  expect(all.length).toBeGreaterThan(200);
  expect(all.filter(([, text]) => !text?.trim()).map(([where]) => where)).toEqual([]);
});

/** Where a key of a parser is to be found under another name or in another form, and why. */
const elsewhere: Record<string, string> = {
  "business.forms": "resolved with presets and the environment into what a form needs",
  "pricing.outerPrices": "the field outer of each rate: one list to read instead of two",
  "services.recommendation": "recommendationHtml: nobody needs the markdown",
  "services.pictures": "hero and gallery: files and texts joined",
  "regions.inSentence": "always there: the full name where the owner gives none",
  "regions.pictures": "hero: files and texts joined",
  "blog.id": "postId: id is Gatsby's",
  "blog.pictures": "hero: files and texts joined",
  "portfolio.id": "itemId: id is Gatsby's",
  "portfolio.pictures": "after and before: files and texts joined",
  "pages.pictures": "hero, cta and gallery: files and texts joined",
  "faq.id": "slug: id is Gatsby's",
  "reviews.id": "reviewId: id is Gatsby's",
};

const typeOf: Record<string, string> = {
  business: "Business",
  pricing: "Pricing",
  comparison: "Comparison",
  faq: "FaqItem",
  reviews: "Review",
  redirects: "Redirect",
  categories: "Categories",
  services: "Service",
  regions: "Region",
  blog: "BlogPost",
  portfolio: "PortfolioItem",
  pages: "PageWords",
};

function unwrap(part: z.ZodType): { inner: z.ZodType; mayBeAbsent: boolean } {
  if (part instanceof z.ZodOptional)
    return { inner: unwrap(part.unwrap() as z.ZodType).inner, mayBeAbsent: true };
  // A default is filled in before anything is queried.
  if (part instanceof z.ZodDefault) return unwrap(part.unwrap() as z.ZodType);
  // The parser's output is what is queried: a suburb is a name and a postcode.
  if (part instanceof z.ZodPipe) return { inner: part.in as z.ZodType, mayBeAbsent: false };
  return { inner: part, mayBeAbsent: false };
}

function compareType(path: string, shape: z.ZodObject, type: GraphQLObjectType): string[] {
  const fields = type.getFields();
  const parts = Object.entries(shape.shape as Record<string, z.ZodType>);
  return parts.flatMap(([key, part]) => {
    const where = `${path}.${key}`;
    if (elsewhere[where] !== undefined) return [];
    const field = fields[key];
    return field
      ? compareField(where, part, field.type)
      : [`${where}: ${type.name} has no such field`];
  });
}

function compareField(where: string, part: z.ZodType, output: GraphQLOutputType): string[] {
  const { inner, mayBeAbsent } = unwrap(part);
  if (isNonNullType(output) === mayBeAbsent)
    return [`${where}: ${mayBeAbsent ? "optional" : "always there"}, but ${String(output)}`];
  const bare = isNonNullType(output) ? (output.ofType as GraphQLOutputType) : output;
  if (inner instanceof z.ZodArray) {
    // An old address is a node of its own: from is one of the list.
    if (where === "redirects.from") return [];
    if (!isListType(bare)) return [`${where}: a list, but ${String(output)}`];
    return compareField(`${where}[]`, inner.element as z.ZodType, bare.ofType as GraphQLOutputType);
  }
  if (inner instanceof z.ZodRecord) {
    // Keys of the owner's own become a field of each item.
    const each = inner.valueType as z.ZodType;
    const item = isListType(bare) ? (bare.ofType as GraphQLOutputType) : undefined;
    const of = isNonNullType(item) ? (item.ofType as GraphQLNamedType) : undefined;
    return each instanceof z.ZodObject && isObjectType(of)
      ? compareType(where, each, of)
      : [`${where}: a group with free keys, but ${String(output)}`];
  }
  if (inner instanceof z.ZodObject) {
    return isObjectType(bare)
      ? compareType(where, inner, bare)
      : [`${where}: a group, but ${String(output)}`];
  }
  if (inner instanceof z.ZodEnum) {
    const values = isEnumType(bare) ? bare.getValues().map(({ name }) => name) : [];
    return [...inner.options].sort().join() === [...values].sort().join()
      ? []
      : [`${where}: one of ${inner.options.join()}, but ${String(output)} (${values.join()})`];
  }
  const wanted =
    inner instanceof z.ZodBoolean
      ? ["Boolean"]
      : inner instanceof z.ZodNumber
        ? [inner.format === "safeint" ? "Int" : "Float"]
        : undefined;
  if (wanted && !wanted.includes(String(bare)))
    return [`${where}: ${wanted.join()}, but ${String(output)}`];
  if (
    !wanted &&
    inner instanceof z.ZodString &&
    !["String", "Date"].includes(String(bare)) &&
    !isObjectType(bare)
  )
    return [`${where}: a text, but ${String(output)}`];
  return [];
}

test.each(Object.entries({ ...fileKinds, ...folderKinds }))(
  "%s: what the parser accepts is what can be queried, and is null only where it may be absent",
  (kind, parser) => {
    const type = schema.getType(typeOf[kind] ?? "");
    if (!isObjectType(type)) throw new Error(`${kind} has no type`);
    const { inner } = unwrap(parser);
    const shape = inner instanceof z.ZodArray ? inner.element : inner;
    expect(shape).toBeInstanceOf(z.ZodObject);
    expect(compareType(kind, shape as z.ZodObject, type)).toEqual([]);
  },
);

test("no exception stands here for a key that is gone", () => {
  const all = Object.entries({ ...fileKinds, ...folderKinds } as Record<string, z.ZodType>);
  const keys = all.flatMap(([kind, parser]) => {
    const { inner } = unwrap(parser);
    const shape = (inner instanceof z.ZodArray ? inner.element : inner) as z.ZodObject;
    return Object.keys(shape.shape).map((key) => `${kind}.${key}`);
  });
  expect(Object.keys(elsewhere).filter((where) => !keys.includes(where))).toEqual([]);
});

test("src/schema.graphql is the schema as these definitions make it", () => {
  const printed = parse(readFileSync("src/schema.graphql", "utf8")).definitions;
  const outline = (definitions: readonly DefinitionNode[]) =>
    definitions.map((node) => {
      if (!("name" in node) || !node.name) return node.kind;
      const parts =
        node.kind === Kind.OBJECT_TYPE_DEFINITION
          ? (node.fields ?? []).map(
              ({ name, type, description }) => [name.value, type, description?.value] as const,
            )
          : node.kind === Kind.ENUM_TYPE_DEFINITION
            ? (node.values ?? []).map(({ name, description }) => [name.value, description?.value])
            : [];
      return [node.name.value, withoutPlaces(parts)];
    });
  expect(outline(printed)).toEqual(outline(own));
});

/** Syntax without where in the text it stood. */
function withoutPlaces(value: unknown): unknown {
  return JSON.parse(
    JSON.stringify(value, (key, part: unknown) => (key === "loc" ? undefined : part)),
  );
}
