import { z } from "zod";
import { graphqlTypes, group } from "@/content/schema/graphql-types";

const described = (text: string) => z.string().describe(text);

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
    "a hidden key that is gone",
    [group("A", "A.", {}, { hidden: ["gone"] })],
    'A has no key "gone"',
  ],
])("%s throws an error", (_what, schemas, message) => {
  expect(() => graphqlTypes(schemas)).toThrow(message);
});
