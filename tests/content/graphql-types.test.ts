import { z } from "zod";

import { asEnum, asType, graphqlTypes } from "../../src/content/graphql-types";
import { serviceSchema } from "../../src/content/schemas/service";

const described = (text: string) => z.string().meta({ description: text });

test("a field that is added to a schema is a described field of its type, and nothing else is needed", () => {
  const longer = asType(
    z.strictObject({
      ...serviceSchema.shape,
      warranty: described("What is guaranteed.").optional(),
    }),
    {
      name: "Longer",
      description: "A service.",
      hidden: ["pictures"],
      links: { related: "Service" },
    },
  );
  expect(graphqlTypes([longer])).toContain('  "What is guaranteed."\n  warranty: String\n');
});

test("keys, lists, groups, closed sets, links and what is worked out", () => {
  const size = asType(z.strictObject({ price: z.number().int().meta({ description: "Price." }) }), {
    name: "Size",
    description: "A size.",
  });
  const kind = asEnum(z.enum(["a", "b"]).meta({ description: "Kind." }), {
    name: "Kind",
    description: "A kind.",
    values: { a: "The first.", b: "The second." },
  });
  const thing = asType(
    z.strictObject({
      id: described("Id."),
      kind,
      sizes: z.array(size).meta({ description: "Sizes." }),
      weight: z.number().optional().meta({ description: "Weight." }),
      isNew: z.boolean().default(false).meta({ description: "New." }),
      other: described("The other."),
    }),
    {
      name: "Thing",
      description: "A thing.",
      isNode: true,
      hidden: ["id"],
      links: { other: "Thing" },
      more: '"Slug."\nslug: String!',
    },
  );
  expect(graphqlTypes([thing])).toBe(
    [
      '"A thing."',
      "type Thing implements Node @dontInfer {",
      '"Slug."',
      "slug: String!",
      '  "Kind."\n  kind: Kind!',
      '  "Sizes."\n  sizes: [Size!]!',
      '  "Weight."\n  weight: Float',
      '  "New."\n  isNew: Boolean!',
      '  "The other."\n  other: Thing! @link(by:"slug")',
      "}",
      '"A kind."',
      "enum Kind {",
      '  "The first."\n  a',
      '  "The second."\n  b',
      "}",
      '"A size."',
      "type Size {",
      '  "Price."\n  price: Int!',
      "}",
    ].join("\n"),
  );
});

const group = (shape: z.ZodRawShape, name: string) =>
  asType(z.strictObject(shape), { name, description: "A group." });

test.each<[string, z.ZodType[], string]>([
  ["a key without a description", [group({ a: z.string() }, "A")], "content.a has no description"],
  [
    "a group without a name",
    [group({ a: z.strictObject({}).meta({ description: "A." }) }, "A")],
    "content.a has no GraphQL type",
  ],
  [
    "one name for two types",
    [group({ a: described("A.") }, "A"), group({ b: described("B.") }, "A")],
    "Two different GraphQL types are called A",
  ],
  [
    "a link of a key that is gone",
    [asType(z.strictObject({}), { name: "A", description: "A.", links: { gone: "B" } })],
    'A has no key "gone"',
  ],
])("%s is an error of the developer's", (_what, schemas, message) => {
  expect(() => graphqlTypes(schemas)).toThrow(message);
});
