import { readFileSync } from "node:fs";
import { type DefinitionNode, Kind, parse } from "gatsby/graphql";
import { typeDefinitions } from "../../../src/gatsby/create-schema-customization/create-schema-customization";

const own = parse(typeDefinitions).definitions;

/** Everything with a description below a definition, and where it is. */
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

test("src/schema.graphql is what a build writes", () => {
  expect(readFileSync("src/schema.graphql", "utf8")).toBe(`${typeDefinitions.trim()}\n`);
});
