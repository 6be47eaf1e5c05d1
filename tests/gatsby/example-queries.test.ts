import { readFileSync } from "node:fs";
import {
  buildASTSchema,
  FieldsOnCorrectTypeRule,
  Kind,
  parse,
  ScalarLeafsRule,
  validate,
} from "gatsby/graphql";

const written = readFileSync("src/schema.graphql", "utf8");
/**
 * The names of our node types. For each, Gatsby adds a query for one node and a query for a list.
 */
const nodes = [...written.matchAll(/^type (\w+) implements Node/gm)].map(([, name = ""]) => name);
const added = nodes.map(
  (name) => `
    type ${name}List { nodes: [${name}!]! totalCount: Int! group: [${name}Group!]! }
    type ${name}Group { fieldValue: String totalCount: Int! nodes: [${name}!]! }
    extend type Query {
      ${name.charAt(0).toLowerCase()}${name.slice(1)}: ${name}
      all${name}: ${name}List!
    }`,
);
const basics =
  "interface Node { id: ID! } type Internal { type: String! } type File { relativePath: String! } scalar Date type Query { id: ID }";
const schema = buildASTSchema(parse([written, basics, ...added].join("\n")), {
  assumeValid: true,
});

const examples = parse(readFileSync("src/example-queries.graphql", "utf8")).definitions.flatMap(
  (each) => (each.kind === Kind.OPERATION_DEFINITION ? [[each.name?.value, each] as const] : []),
);

test.each(examples)("the query %s fits the schema", (_name, query) => {
  const document = { kind: Kind.DOCUMENT, definitions: [query] } as const;
  const errors = validate(schema, document, [FieldsOnCorrectTypeRule, ScalarLeafsRule]);
  expect(errors.map(({ message }) => message)).toEqual([]);
});
