import { readFileSync } from "node:fs";

import {
  type FieldNode,
  Kind,
  type OperationDefinitionNode,
  parse,
  type SelectionSetNode,
} from "gatsby/graphql";

const examples = parse(readFileSync("src/example-queries.graphql", "utf8")).definitions.filter(
  (each): each is OperationDefinitionNode => each.kind === Kind.OPERATION_DEFINITION,
);

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

function unknownIn(operation: OperationDefinitionNode): string[] {
  return operation.selectionSet.selections
    .filter((each): each is FieldNode => each.kind === Kind.FIELD)
    .flatMap(({ name, selectionSet }) => {
      const bare = name.value.replace(/^all/, "");
      const type = `${bare.charAt(0).toUpperCase()}${bare.slice(1)}`;
      return types.has(type) ? unknownFields(selectionSet, type) : [name.value];
    });
}

test.each(examples.map((each) => [each.name?.value, each] as const))(
  "%s asks for what the schema has",
  (_name, operation) => {
    expect(unknownIn(operation)).toEqual([]);
  },
);
