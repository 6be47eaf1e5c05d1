import { existsSync, readFileSync } from "node:fs";

import { checklist, notes } from "./checklist";
import { findTitles } from "./find-titles";
import { splitSentences } from "./split-sentences";

const specification = readFileSync("tests/specification/specification.md", "utf8");
const sentences = splitSentences(specification);
const proofs = [
  ...new Map(
    Object.values(checklist)
      .flat()
      .map((proof) => [proof.join(), proof] as const),
  ).values(),
];

const titles = new Map<string, string[]>();
function titlesOf(file: string): string[] {
  let found = titles.get(file);
  if (!found) titles.set(file, (found = findTitles(readFileSync(file, "utf8"))));
  return found;
}

test("the text holds the sections that show in a browser or in a rule", () => {
  expect(specification.match(/^## \d+/gm)).toEqual(["## 2", "## 3", "## 4", "## 8", "## 9"]);
});

test("no sentence stands twice, so that each can be named", () => {
  expect(sentences.filter((sentence, index) => sentences.indexOf(sentence) < index)).toEqual([]);
});

test("every sentence has its proof, or its reason why there is nothing to prove", () => {
  const named = new Set([...Object.keys(checklist), ...Object.keys(notes)]);
  expect(sentences.filter((sentence) => !named.has(sentence))).toEqual([]);
});

test("the checklist names no sentence that the text does not have", () => {
  const named = [...Object.keys(checklist), ...Object.keys(notes)];
  expect(named.filter((sentence) => !sentences.includes(sentence))).toEqual([]);
});

test("a sentence is proven or a note, not both, and no list of proofs is empty", () => {
  expect(Object.keys(notes).filter((sentence) => sentence in checklist)).toEqual([]);
  expect(Object.keys(checklist).filter((sentence) => !checklist[sentence]?.length)).toEqual([]);
});

test.each(proofs)("%s: %s", (file, title) => {
  expect(existsSync(file)).toBe(true);
  // A part that fits several tests would go on fitting when the one that was meant is gone.
  expect(titlesOf(file).filter((each) => each.includes(title))).toHaveLength(1);
});

describe("sentences", () => {
  test.each([
    ["a paragraph", "One thing. Another, 8.5 of it.", ["One thing.", "Another, 8.5 of it."]],
    [
      "a list item",
      '- Says "Oops! Gone" (404). Leads home.',
      ['Says "Oops! Gone" (404).', "Leads home."],
    ],
    ["a table", "| A | B |\n|---|---|\n| 1. x | 2 |", ["| 1. x | 2 |"]],
    ["headings", "## 9. Limits\n\n**Prices**\n\n**Add-ons**: two", ["**Add-ons**: two"]],
  ])("of %s", (_what, text, expected) => {
    expect(splitSentences(text)).toEqual(expected);
  });
});

test("titles are those of tests that run", () => {
  const source = `
    test("one", () => {});
    describe("a group", () => test.each([[1]])(\`two %d\`, () => {}));
    test.skip("left out", () => {});
    test.todo("not written");
    // test("in a remark", () => {});
  `;
  expect(findTitles(source)).toEqual(["one", "two %d"]);
});
