import ts from "typescript";

/** `test` of `test("…")` and of `test.each(…)("…")`; nothing for calls that are skipped or yet to be written. */
function isTest(callee: ts.Expression): boolean {
  if (ts.isIdentifier(callee)) return callee.text === "test";
  return (
    ts.isCallExpression(callee) &&
    ts.isPropertyAccessExpression(callee.expression) &&
    callee.expression.name.text === "each" &&
    isTest(callee.expression.expression)
  );
}

/** The titles of the tests that a file would run. */
export function findTitles(source: string): string[] {
  const titles: string[] = [];
  const visit = (node: ts.Node) => {
    if (ts.isCallExpression(node) && isTest(node.expression)) {
      const [title] = node.arguments;
      if (title && ts.isStringLiteralLike(title)) titles.push(title.text);
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile("test.tsx", source, ts.ScriptTarget.Latest, false, ts.ScriptKind.TSX));
  return titles;
}
