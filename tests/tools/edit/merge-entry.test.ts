import { parse } from "yaml";

import { placeOf } from "../../../src/content/kinds";
import { mergeEntry, mergeYaml, readEntry } from "../../../src/tools/edit/merge-entry";
import { deliveredContent } from "../../specification/delivered-content";

const files = [...deliveredContent.texts].filter(([path]) => placeOf(path) !== undefined);

test.each([
  ["as they are", (text: string) => text],
  ["with Windows line ends", (text: string) => text.replace(/\n/g, "\r\n")],
])("saving what was read leaves every delivered file byte for byte, %s", (_, convert) => {
  expect(files.length).toBeGreaterThanOrEqual(49);
  for (const [path, text] of files) {
    const before = convert(text);
    expect([path, mergeEntry(path, before, readEntry(path, before))]).toEqual([path, before]);
  }
});

/** Every text of a file's data, with its place. */
function* textsOf(value: unknown, path: (string | number)[] = []): Generator<(string | number)[]> {
  if (typeof value === "string") yield path;
  else if (typeof value === "object" && value !== null)
    for (const [key, item] of Object.entries(value))
      yield* textsOf(item, [...path, Array.isArray(value) ? Number(key) : key]);
}

/** What `withMore` adds, as it stands in a file, whichever quotes are round it. */
const moreWritten = / and \\?"more\\?": #1/g;

function withMore(value: unknown, [key, ...rest]: readonly (string | number)[]): unknown {
  if (key === undefined) return `${String(value)} and "more": #1`;
  const copy = structuredClone(value) as Record<string | number, unknown>;
  copy[key] = withMore(copy[key], rest);
  return copy;
}

/** Halves of a list, so chosen that any two items are told apart: each is in a half without the other. */
function* halvesOf<Item>(items: readonly Item[]): Generator<Item[]> {
  for (let bit = 1; bit < 2 * items.length; bit *= 2)
    for (const wanted of [0, bit]) yield items.filter((_, index) => (index & bit) === wanted);
}

test("changing texts of any delivered file touches only their own lines", () => {
  for (const [path, text] of files) {
    const entry = readEntry(path, text);
    for (const places of halvesOf([...textsOf(entry.data)])) {
      const data = places.reduce<unknown>(withMore, entry.data);
      const after = mergeEntry(path, text, { ...entry, data });
      const old = text.split("\n");
      const now = after.split("\n");
      const others = now.filter(
        (line, index) => line !== old[index] && line.search(moreWritten) < 0,
      );
      expect([path, others, now.length]).toEqual([path, [], old.length]);
      expect([path, after.match(moreWritten)?.length ?? 0]).toEqual([path, places.length]);
    }
  }
});

test.each([
  ["remarks stay", "# top\na: 1 # why\nb: 2\n", { a: 9, b: 2 }, "# top\na: 9 # why\nb: 2\n"],
  ["quotes stay", "a: \"x\"\nb: 'y'\n", { a: "z", b: "it's" }, "a: \"z\"\nb: 'it''s'\n"],
  ["quotes where they are needed", "a: x\n", { a: "Dust: why" }, 'a: "Dust: why"\n'],
  ["a text that looks like a number", "a: x\n", { a: "11" }, 'a: "11"\n'],
  ["a key at the end", "a: 1\n", { a: 1, b: ["x"] }, "a: 1\nb:\n  - x\n"],
  ["a key in the middle", "a: 1\nc: 3\n", { a: 1, b: 2, c: 3 }, "a: 1\nb: 2\nc: 3\n"],
  ["a key taken out", "a: 1\nb:\n  c: 2\n", { a: 1 }, "a: 1\n"],
  ["a group in braces", "a: {b: 1, c: 2}\n", { a: { b: 1, c: 3 } }, "a: {b: 1, c: 3}\n"],
  ["a key more in braces", "a: { b: 1 }\n", { a: { b: 1, c: "x" } }, "a: { b: 1, c: x }\n"],
  ["an item between", "- a # first\n- c\n", ["a", "b", "c"], "- a # first\n- b\n- c\n"],
  ["an item taken out", "- a\n- b\n- c # last\n", ["a", "c"], "- a\n- c # last\n"],
  ["an item moved", "- 'a' # one\n- b\n", ["b", "a"], "- b\n- 'a' # one\n"],
  ["an order of the form's own", "b: 1 # b\na: 2\n", { a: 2, b: 3 }, "b: 3 # b\na: 2\n"],
  [
    "a key of an item",
    "- a: 1 # x\n  b: 2\n- a: 3\n",
    [{ a: 1, b: 5 }, { a: 3 }],
    "- a: 1 # x\n  b: 5\n- a: 3\n",
  ],
  [
    "a text over several lines",
    "a: |\n  one\n  two\nb: 1\n",
    { a: "one\n", b: 1 },
    "a: |\n  one\nb: 1\n",
  ],
  ["another kind of value", "a: 1\nb: 2\n", { a: { c: [1] }, b: 2 }, "a:\n  c:\n    - 1\nb: 2\n"],
  ["fields left empty are not written", "a: 1\n", { a: 1, b: "", c: null, d: [] }, "a: 1\n"],
  ["a switch that is off is not added", "a: 1\n", { a: 1, draft: false }, "a: 1\n"],
  ["a switch that is off stays", "draft: false\n", { draft: false }, "draft: false\n"],
  [
    "a switch that is put off",
    "draft: true\na: 1\n",
    { draft: false, a: 1 },
    "draft: false\na: 1\n",
  ],
])("%s", (_, before, data, after) => {
  expect(mergeYaml(before, data)).toBe(after);
});

test("a file with mistakes of its own is not written over", () => {
  expect(() => mergeYaml('a: "1\n', { a: 2 })).toThrow();
});

test("a new article, and a text below the front matter", () => {
  const entry = { data: { id: "11", title: "Dust: why", tags: [] }, body: "\nText.\n\n" };
  const text = mergeEntry("blog/dust/index.md", undefined, entry);
  expect(text).toBe('---\nid: "11"\ntitle: "Dust: why"\n---\nText.\n');
  const after = mergeEntry("blog/dust/index.md", text, {
    ...readEntry("blog/dust/index.md", text),
    body: "Other.",
  });
  expect(after).toBe('---\nid: "11"\ntitle: "Dust: why"\n---\nOther.\n');
  expect(parse(after.split("---\n")[1] ?? "")).toEqual({ id: "11", title: "Dust: why" });
});
