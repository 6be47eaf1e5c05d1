import { buildSchema } from "gatsby/graphql";

import { findFragmentMistakes } from "../../../src/gatsby/on-pre-extract-queries/find-fragment-mistakes";

const schema = buildSchema("type Query { price: Price } type Price { from: Int }");
const find = (fields: string) =>
  findFragmentMistakes(
    schema,
    "src/price.tsx",
    `import { graphql } from "gatsby";\n\nexport const fragments = graphql\`\n  fragment Price on Price {\n    ${fields}\n  }\n\`;\n`,
  );

test("a field that is not there is named at its fragment, beside one that is elsewhere", () => {
  expect(find("form\n    ...Elsewhere")).toEqual([
    'src/price.tsx:5:5: Cannot query field "form" on type "Price". Did you mean "from"?',
  ]);
});

test.each([["from"], ["...Elsewhere"], ["from }"]])("%s is none of its own mistakes", (fields) => {
  expect(find(fields)).toEqual([]);
});

test("every mistake in a line of code is counted from the file's first", () => {
  expect(
    findFragmentMistakes(schema, "a.tsx", "const a = graphql`fragment A on Prise { from }`;"),
  ).toEqual(['a.tsx:1:33: Unknown type "Prise". Did you mean "Price"?']);
});
