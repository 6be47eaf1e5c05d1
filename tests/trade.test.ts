import { readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import { filesIn } from "../src/content/folder/read-folder-deep";

// Another trade rewrites content/ alone: what visitors read in code names no trade.
const rooms = ["business", "components", "first-view", "pages", "requests", "site", "templates"];
const trade =
  /\b(cars?|vehicles?|vans?|utes?|detail(ing|er|ed)|your detail|mobile detail|wash(ed|ing)?|wax|paint|seats?|cloths)\b/i;

/** Sentences and parts of sentences in a file: texts of more than one word, apart from queries. */
function sentencesIn(file: string): string[] {
  const source = ts.createSourceFile(file, readFileSync(file, "utf8"), ts.ScriptTarget.Latest);
  const found: string[] = [];
  const visit = (node: ts.Node) => {
    if (ts.isTaggedTemplateExpression(node)) return;
    const isText =
      ts.isStringLiteralLike(node) ||
      ts.isJsxText(node) ||
      ts.isTemplateHead(node) ||
      ts.isTemplateMiddleOrTemplateTail(node);
    if (isText && /\S\s+\S/.test(node.text)) found.push(node.text.replace(/\s+/g, " ").trim());
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

test.each(rooms)("no sentence in src/%s names the trade", (room) => {
  const files = filesIn(join("src", room)).filter((file) => /\.tsx?$/.test(file));
  const sentences = files.flatMap((file) => sentencesIn(join("src", room, file)));
  expect(sentences.filter((sentence) => trade.test(sentence))).toEqual([]);
  expect(files.length).toBeGreaterThan(0);
});
