import { readFileSync } from "node:fs";

import { Kind, parse } from "gatsby/graphql";

import {
  isEmptyAnswer,
  readExampleQueries,
} from "../../src/gatsby/example-queries/example-queries";

const file = readFileSync("src/queries/example-queries.graphql", "utf8");
const examples = readExampleQueries(file);

// That they run against the real schema and answer is proved by every build.

test("there are ten, each with a name of its own and a question as its remark", () => {
  expect(examples).toHaveLength(10);
  expect(new Set(examples.map(({ name }) => name)).size).toBe(10);
  for (const { question } of examples) expect(question).toMatch(/^[A-Z].*\?/);
});

test("taking the file apart loses no query", () => {
  const names = parse(file).definitions.map((each) =>
    each.kind === Kind.OPERATION_DEFINITION ? each.name?.value : each.kind,
  );
  expect(examples.map(({ name }) => name)).toEqual(names);
  for (const { query } of examples) expect(parse(query).definitions).toHaveLength(1);
});

test.each([
  [null, true],
  [{ allService: { nodes: [] } }, true],
  [{ a: null, b: { nodes: [] } }, true],
  [{ a: null, b: { nodes: [{ name: "x" }] } }, false],
  [{ a: { yes: false } }, false],
  [{ a: { count: 0 } }, false],
])("the answer %j is empty: %s", (data, isEmpty) => {
  expect(isEmptyAnswer(data)).toBe(isEmpty);
});
