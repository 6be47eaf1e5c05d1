import { parse } from "yaml";

import { mergeYaml, MergeError } from "../../../src/tools/edit/merge-yaml";

const cases: [what: string, before: string, value: unknown, after: string][] = [
  ["remarks stay", "# top\na: 1 # why\nb: 2\n", { a: 9, b: 2 }, "# top\na: 9 # why\nb: 2\n"],
  ["quotes stay", "a: \"x\"\nb: 'y'\n", { a: "z", b: "it's" }, "a: \"z\"\nb: 'it''s'\n"],
  ["quotes where they are needed", "a: x\n", { a: "Dust: why" }, 'a: "Dust: why"\n'],
  ["a time in quotes", "a: x\n", { a: "08:00" }, 'a: "08:00"\n'],
  ["a text that looks like a number", "a: x\n", { a: "11" }, 'a: "11"\n'],
  ["a key at the end", "a: 1\n", { a: 1, b: ["x"] }, "a: 1\nb:\n  - x\n"],
  ["a key in the middle", "a: 1\nc: 3\n", { a: 1, b: 2, c: 3 }, "a: 1\nb: 2\nc: 3\n"],
  ["a key at the start", "# top\nb: 2\n", { a: 1, b: 2 }, "# top\na: 1\nb: 2\n"],
  ["a key taken out", "a: 1\n\n# of b\nb:\n  c: 2\n", { a: 1 }, "a: 1\n\n# of b\n"],
  ["no line end at the end", "a: 1", { a: 1, b: 2 }, "a: 1\nb: 2"],
  ["a group in braces", "a: {b: 1,  c: 2}\n", { a: { b: 1, c: 3 } }, "a: {b: 1,  c: 3}\n"],
  ["a key more in braces", "a: { b: 1 }\n", { a: { b: 1, c: "x, y" } }, 'a: { b: 1, c: "x, y" }\n'],
  ["a list in brackets", "a: [x, 'y']\n", { a: ["y", "z", "w"] }, "a: ['y', z, w]\n"],
  ["a list emptied", "a:\n  - x\nb: 1\n", { a: [], b: 1 }, "a: []\nb: 1\n"],
  ["a list filled", "a: []\n", { a: ["x"] }, "a: [x]\n"],
  ["an item between", "- a # first\n- c\n", ["a", "b", "c"], "- a # first\n- b\n- c\n"],
  ["an item taken out", "- a\n# of b\n- b\n- c\n", ["a", "c"], "- a\n# of b\n- c\n"],
  ["an item moved", "- 'a' # one\n- b\n- c\n", ["b", "c", "a"], "- b\n- c\n- 'a' # one\n"],
  [
    "a key of an item",
    "- a: 1\n  b: 2\n- a: 3\n",
    [
      { a: 1, b: 5 },
      { a: 3, c: { d: 1 } },
    ],
    "- a: 1\n  b: 5\n- a: 3\n  c:\n    d: 1\n",
  ],
  ["the first key of an item", "- a: 1\n  b: 2\n", [{ b: 2 }], "- b: 2\n"],
  [
    "a text over several lines",
    "a: |\n  one\n  two\nb: 1\n",
    { a: "one\n", b: 1 },
    "a: |\n  one\nb: 1\n",
  ],
  ["a line that becomes two", "a: x\nb: 1\n", { a: "x\ny", b: 1 }, "a: |-\n  x\n  y\nb: 1\n"],
  ["a folded text", "a: one\n  two\nb: 1\n", { a: "three", b: 1 }, "a: three\nb: 1\n"],
  ["a key without a value", "a:\nb: 1\n", { a: "x", b: 1 }, "a: x\nb: 1\n"],
  ["another kind of value", "a: 1\nb: 2\n", { a: { c: [1] }, b: 2 }, "a:\n  c:\n    - 1\nb: 2\n"],
  ["set in by four", "a:\n    b: 1\n", { a: { b: 1, c: 2 } }, "a:\n    b: 1\n    c: 2\n"],
  ["numbers as keys", '"1": x\n2: y\n', { 1: "x", 2: "z" }, '"1": x\n2: z\n'],
];

test.each(cases)("%s", (_, before, value, after) => {
  expect(mergeYaml(before, value)).toBe(after);
  expect(parse(after)).toEqual(value);
});

test("a list in lists is changed too, if with fewer of its marks", () => {
  expect(parse(mergeYaml("- - a\n  - b\n", [["a", "c"]]))).toEqual([["a", "c"]]);
});

test.each([
  ["a: &x 1\nb: *x\n", "uses references"],
  ["a: !!str 1\n", "uses references"],
  ['a: "1\n', "mistakes of its own"],
])("%j is left alone", (text, reason) => {
  expect(() => mergeYaml(text, { a: 2 })).toThrow(MergeError);
  expect(() => mergeYaml(text, { a: 2 })).toThrow(reason);
});

/** A generator of numbers from 0 to 1 that is the same on every run (mulberry32). */
function randomFrom(seed: number) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

test("2 000 random changes: the text says what was asked for, or the change is refused", () => {
  const random = randomFrom(8);
  const pick = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)] as Item;
  const words = [
    "x",
    "a: b",
    "#1",
    "it's",
    '"q"',
    "- d",
    "two\nlines",
    "",
    " s ",
    "true",
    "12",
    "*",
  ];
  const make = (depth: number): unknown => {
    const kind = random();
    if (depth === 0 || kind < 0.5) return pick<unknown>([...words, 1, 2.5, true, false]);
    if (kind < 0.75) return Array.from({ length: Math.floor(random() * 4) }, () => make(depth - 1));
    return Object.fromEntries(
      pick([["a"], ["a", "b"], ["c", "d d", "1"], []]).map((key) => [key, make(depth - 1)]),
    );
  };
  const texts = [
    "a: 1 # one\nb:\n  - x\n  - a: 1\n    b: [1, {c: 2}]\n# end\nc: |\n  t\n",
    "- a: 1\n  b: 2\n# r\n- {a: 1, b: two}\n-   wide\n",
    'k: "q"\nm:\n    a: 1\n    b:\n      - 1\n      - 2\n\nz: [a, b,\n  c]\n',
  ];
  let refused = 0;
  for (let run = 0; run < 2000; run += 1) {
    const before = pick(texts);
    const value = make(3);
    const present = parse(before) as unknown;
    // Half the time only one part is another.
    const isPart = random() < 0.5 && typeof value === "object";
    const wanted: unknown =
      isPart && !Array.isArray(present) && !Array.isArray(value)
        ? { ...(present as object), ...(value as object) }
        : value;
    try {
      expect(parse(mergeYaml(before, wanted))).toEqual(wanted);
    } catch (error) {
      if (!(error instanceof MergeError)) throw error;
      refused += 1;
    }
  }
  expect(refused).toBeLessThan(20);
});
