/** @jest-environment jsdom */
import type { DevelopmentNotes } from "../../../src/domain/development-notes";
import { countWords, drawNotes } from "../../../src/gatsby/develop/overlay";

const must = {
  severity: "must-fix",
  text: "content/faq.yml:3 answer: found nothing; add it",
} as const;
const worth = {
  severity: "worth-fixing",
  text: "content/faq.yml:9 answer: found <b>; take it out",
  example: "answer: Yes.",
} as const;

const notes = (problems: DevelopmentNotes["problems"]): DevelopmentNotes => ({
  problems,
  unpublished: [{ path: "/blog/dust", why: "Draft" }],
});

let root: ShadowRoot;
beforeEach(() => {
  root = document.createElement("div").attachShadow({ mode: "open" });
});

const list = () => root.querySelector("details");
const items = () => [...root.querySelectorAll("li")].map(({ textContent }) => textContent);

test("nothing is shown where all is well", () => {
  drawNotes(root, notes([]), "/");
  expect([...root.children].map(({ tagName }) => tagName)).toEqual(["STYLE"]);
});

test("what stops a build is open at once, word for word; markup of a text stays text", () => {
  drawNotes(root, notes([must, worth]), "/");
  expect(list()?.open).toBe(true);
  expect(root.querySelector("summary")?.textContent).toBe("content/: 1 to fix, 1 worth fixing");
  expect(items()).toEqual([must.text, `${worth.text}${worth.example}`]);
  expect(root.querySelector("b")).toBeNull();
});

test("advice waits to be opened, and stays open while the content changes", () => {
  drawNotes(root, notes([worth]), "/");
  expect(list()?.open).toBe(false);
  list()!.open = true;
  drawNotes(root, notes([worth, worth]), "/");
  expect(list()?.open).toBe(true);
});

test.each([
  ["/blog/dust", "Draft: not on the published site"],
  ["/blog/dust/", "Draft: not on the published site"],
  ["/blog/mud", undefined],
])("the page %s is marked: %s", (path, mark) => {
  drawNotes(root, notes([]), path);
  expect(root.querySelector(".mark")?.textContent).toBe(mark);
});

test.each([
  [[must], "1 to fix"],
  [[worth, worth], "2 worth fixing"],
])("%# is counted in words", (problems, words) => {
  expect(countWords(problems)).toBe(words);
});
