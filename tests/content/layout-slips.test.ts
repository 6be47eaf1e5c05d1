import { readFileSync } from "node:fs";
import { parseContentFile } from "@/content/check/check-content";
import { formatProblem } from "@/content/problem";
import { fileKinds } from "@/content/schema/kinds";
import { smallContent } from "../lib/small-content";

// Slips in the layout of the owner's files: each is answered with the line that was changed and with what to write there.

const files = Object.keys(fileKinds).map((kind) => `${kind}.yml`);
const ownersText = (file: string) => readFileSync(`content/${file}`, "utf8");

const problemsIn = (file: string, text: string) => parseContentFile(file, text)?.problems ?? [];
const messagesIn = (file: string, text: string) => problemsIn(file, text).map(formatProblem);

/** Changes each row that `change` changes, one at a time. The result has the answers that are not as they should be. */
function sweep(file: string, change: (row: string) => string | undefined, expected: RegExp) {
  const rows = ownersText(file).split("\n");
  const before = JSON.stringify(parseContentFile(file, rows.join("\n"))?.content);
  return rows.flatMap((row, index) => {
    const changed = change(row);
    if (changed === undefined) return [];
    const text = rows.with(index, changed).join("\n");
    const [problem] = problemsIn(file, text);
    if (!problem && JSON.stringify(parseContentFile(file, text)?.content) === before) return [];
    const isRight = problem?.line === index + 1 && expected.test(problem.fix);
    return isRight ? [] : [`${index + 1} ${changed} → ${problem ? formatProblem(problem) : ""}`];
  });
}

const isRead = (row: string) => /^\s*[^\s#]/.test(row);
const spaces = /^(delete the space at its start|write (two|four|six|eight|ten) spaces before it)/;

describe.each(files)("in %s", (file) => {
  test("a space too many is found on every line", () => {
    expect(sweep(file, (row) => (isRead(row) ? ` ${row}` : undefined), spaces)).toEqual([]);
  });

  test("a space too few is found on every line", () => {
    const change = (row: string) => (isRead(row) && row.startsWith(" ") ? row.slice(1) : undefined);
    expect(sweep(file, change, spaces)).toEqual([]);
  });
});

test("an optional line whose # was deleted and whose space was left is found", () => {
  const change = (row: string) =>
    /^ *# [\w-]+:( |$)/.test(row) ? row.replace("#", "") : undefined;
  expect(sweep("business.yml", change, spaces)).toEqual([]);
});

const business = smallContent.texts.get("business.yml") ?? "";

test.each<[what: string, lines: string, message: string]>([
  [
    "only the last lines of a group without their #",
    "# deposit:\n#   text: A fifth.\n  link: https://pay.com.au/x",
    "40: The line above it still has a #. Delete that, too.",
  ],
  [
    "two lines in one",
    "notice: We are back. gst: All prices include GST.",
    '38: "notice: We are back. gst: All prices include GST." cannot be read. Write gst on a line of its own, or put quotes around the text.',
  ],
])("%s is answered with the line and the fix", (_what, lines, message) => {
  const [first = ""] = messagesIn("business.yml", business + lines);
  expect(first.startsWith(`content/business.yml:${message}`) ? message : first).toBe(message);
});

test("a draft: without a word is an error, so that no draft is published", () => {
  const path = "blog/coffee-stains/index.md";
  const text = (smallContent.texts.get(path) ?? "").replace("title:", "draft:\ntitle:");
  expect(messagesIn(path, text)).toEqual([
    `content/${path}:3 draft: It is empty. Write true, or delete the line.`,
  ]);
});

test.each(["notice:", "notice: ''", "gst: ''", "abn:"])("%s counts as left out", (line) => {
  expect(messagesIn("business.yml", `${business}${line}\n`)).toEqual([]);
});

test.each<[what: string, lines: string, instead: string]>([
  [
    "a group",
    "deposit: {text: A fifth, or so, link: https://pay.com.au/x}",
    "deposit:\n  text: A fifth, or so\n  link: https://pay.com.au/x",
  ],
])(
  "%s in braces or brackets is answered with the lines to write instead",
  (_what, lines, instead) => {
    const [message = "", ...more] = messagesIn("business.yml", `${business}${lines}\n`);
    const [, words = "", fix] = /^content\/business.yml:\d+: (.*?)\n([^]*)$/.exec(message) ?? [];
    expect(words).toMatch(/ has braces or brackets\. Write each value on a line of its own:$/);
    expect([fix, more]).toEqual([instead, []]);
  },
);

test.each([
  ["{service} in {suburb} costs {price}.", '"{service} in {suburb} costs {price}."'],
  ["{service}", '"{service}"'],
  ['[new] "best" wash', `'[new] "best" wash'`],
])("a text that begins with a brace or bracket, %s, is answered with quotes", (words, quoted) => {
  const [message] = messagesIn("business.yml", `${business}notice: ${words}\n`);
  expect(message).toContain(`for example notice: ${quoted}`);
});

test.each([
  "deposit: {text: Pay: first, link: https://pay.com.au/x}",
  "deposit: {text: A fifth, link: https://pay.com.au/x",
])("%s can't be read, and is answered without lines", (line) => {
  const [message = ""] = messagesIn("business.yml", `${business}${line}\n`);
  expect(message).toMatch(/ has braces or brackets\. Write each value on a line of its own\.$/);
});
