import { readFileSync } from "node:fs";

import { type FieldNode, Kind, parse, type SelectionSetNode } from "gatsby/graphql";

import { parseExampleQueries } from "../../src/gatsby/develop/example-queries";

const examples = parseExampleQueries(readFileSync("src/queries/example-queries.graphql", "utf8"));

/** Fields of our types, each with the name of the type it holds. */
const types = new Map<string, Map<string, string>>();
for (const type of parse(readFileSync("src/schema.graphql", "utf8")).definitions) {
  if (type.kind !== Kind.OBJECT_TYPE_DEFINITION) continue;
  const fields = (type.fields ?? []).map(({ name, type: of }): [string, string] => {
    let bare = of;
    while (bare.kind !== Kind.NAMED_TYPE) bare = bare.type;
    return [name.value, bare.name.value];
  });
  types.set(type.name.value, new Map(fields));
}

/** What Gatsby puts between a question and its nodes. */
const ofGatsby = ["nodes", "group", "fieldValue", "totalCount"];

function unknownFields(selection: SelectionSetNode | undefined, type: string): string[] {
  const fields = types.get(type);
  if (!fields) return [];
  return (selection?.selections ?? [])
    .filter((each): each is FieldNode => each.kind === Kind.FIELD)
    .flatMap(({ name, selectionSet }) => {
      if (ofGatsby.includes(name.value)) return unknownFields(selectionSet, type);
      const next = fields.get(name.value);
      return next === undefined ? [`${type}.${name.value}`] : unknownFields(selectionSet, next);
    });
}

function unknownIn(query: string): string[] {
  const [operation] = parse(query).definitions;
  if (operation?.kind !== Kind.OPERATION_DEFINITION) return ["no query"];
  return operation.selectionSet.selections
    .filter((each): each is FieldNode => each.kind === Kind.FIELD)
    .flatMap(({ name, selectionSet }) => {
      const bare = name.value.replace(/^all/, "");
      const type = `${bare.charAt(0).toUpperCase()}${bare.slice(1)}`;
      return types.has(type) ? unknownFields(selectionSet, type) : [name.value];
    });
}

test("there are ten, each with a name of its own and a question as its remark", () => {
  expect(examples).toHaveLength(10);
  expect(new Set(examples.map(({ name }) => name)).size).toBe(10);
  for (const { question } of examples) expect(question).toMatch(/^[A-Z].*\?/);
});

test.each(examples)("$name asks for what the schema has", ({ query }) => {
  expect(unknownIn(query)).toEqual([]);
});

test("a field that is gone is found", () => {
  expect(unknownIn("{ allService { nodes { hero { colour } gone } } gone { x } }")).toEqual([
    "Picture.colour",
    "Service.gone",
    "gone",
  ]);
});
