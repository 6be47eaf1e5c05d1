import { z } from "zod";

import { graphqlTypes, group, oneOf } from "../../src/content/graphql-types";

const described = (text: string) => z.string().describe(text);

test("keys, lists, groups, closed sets, links and computed fields", () => {
  const size = group("Size", "A size.", { price: z.number().int().describe("Price.") });
  const words = { a: "The first.", b: "The second." };
  const kind = oneOf("Kind", "A kind.", words).describe("Kind.");
  const thing = group(
    "Thing",
    "A thing.",
    {
      id: described("Id."),
      kind,
      sizes: z.array(size).describe("Sizes."),
      weight: z.number().optional().describe("Weight."),
      isNew: z.boolean().default(false).describe("New."),
      other: described("The other."),
    },
    {
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

test.each<[string, z.ZodType[], string]>([
  [
    "a key without a description",
    [group("A", "A group.", { a: z.string() })],
    "content.a has no description",
  ],
  [
    "a group without a name",
    [group("A", "A group.", { a: z.strictObject({}).describe("A.") })],
    "content.a has no GraphQL type",
  ],
  [
    "one name for two types",
    [
      group("A", "A group.", { a: described("A.") }),
      group("A", "A group.", { b: described("B.") }),
    ],
    "Two different GraphQL types are called A",
  ],
  [
    "a link of a key that is gone",
    [group("A", "A.", {}, { links: { gone: "B" } })],
    'A has no key "gone"',
  ],
])("%s is an error of the developer's", (_what, schemas, message) => {
  expect(() => graphqlTypes(schemas)).toThrow(message);
});
