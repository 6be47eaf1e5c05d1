import { placeOf } from "../../src/content/kinds";
import { deliveredContent } from "../specification/delivered-content";
import { createRandom } from "../lib/random";
import { ContentCopy } from "./content-copy";

const MUTATIONS = 1_000;
/** Files broken at the same time. */
const AT_ONCE = 10;
const SEED = 20_250_628;

const random = createRandom(SEED);
const pick = (limit: number) => Math.floor(random() * limit);
const oneOf = <Item>(items: readonly Item[]): Item => items[pick(items.length)] as Item;

const oddTexts = [
  "\u200B",
  "\u00A0",
  "\uFEFF",
  "\u202E",
  "\u0000",
  "\uD800",
  "🚗",
  "\t",
  "\r",
  "ﬁ",
  "{",
  "[",
  "]",
  "}",
  '"',
  "'",
  "`",
  "|",
  ">",
  "*a",
  "&a",
  "!",
  "!!js/function x",
  "%",
  "@",
  "? ",
  ": ",
  "- ",
  "#",
  "---",
  "...",
  "<<: *x",
  "<<<<<<< HEAD",
  ">>>>>>> x",
  "=======",
  "__proto__: 1",
  "constructor: {}",
];
const oddValues = [
  "",
  "null",
  "~",
  "true",
  "-1",
  "0",
  ".nan",
  ".inf",
  "1e999",
  "0x10",
  "$90",
  "[]",
  "{}",
  "[[[]]]",
  "{a: {b: {c: 1}}}",
  "2025-06-31",
  "31/06/2025",
  '"unclosed',
  "<script>",
  "](javascript:1)",
  "[x](//y)",
  "../../etc/passwd",
  "x".repeat(20_000),
  "*x",
  "&x y",
  "__proto__",
  "/",
  "//",
  "hero",
];

/** Ways in which a file gets broken, by hand, by an editor or by a phone. */
const mutations: ((text: string) => string)[] = [
  // A line is lost, doubled, or swapped with its neighbour.
  (text) => changeLines(text, (lines, at) => lines.splice(at, 1)),
  (text) => changeLines(text, (lines, at) => lines.splice(at, 0, lines[at] ?? "")),
  (text) =>
    changeLines(text, (lines, at) => {
      const [line = ""] = lines.splice(at, 1);
      lines.splice(Math.min(lines.length, at + 1), 0, line);
    }),
  // The file is cut off.
  (text) => text.slice(0, pick(text.length)),
  (text) => text.slice(pick(text.length)),
  // A character is lost, changed or added.
  (text) => splice(text, 1, ""),
  (text) => splice(text, 1, String.fromCharCode(32 + pick(95))),
  (text) => splice(text, 0, oneOf(oddTexts)),
  // The indentation is wrong.
  (text) => changeLine(text, (line) => ` ${line}`),
  (text) => changeLine(text, (line) => line.trimStart()),
  (text) => changeLine(text, (line) => `\t${line}`),
  // A value or a key is another one.
  (text) => changeLine(text, (line) => line.replace(/: .*$/, () => `: ${oneOf(oddValues)}`)),
  (text) =>
    changeLine(text, (line) =>
      line.replace(/^( *(?:- )?)[\w-]+:/, `$1${oneOf(["titel", "x", "1"])}:`),
    ),
  // The whole file is something else.
  () => oneOf(oddTexts),
  () => `---\n${oneOf(oddValues)}\n---\n${oneOf(oddTexts)}`,
];

function changeLines(text: string, change: (lines: string[], at: number) => unknown): string {
  const lines = text.split("\n");
  change(lines, pick(lines.length));
  return lines.join("\n");
}

const changeLine = (text: string, change: (line: string) => string): string =>
  changeLines(text, (lines, at) => (lines[at] = change(lines[at] ?? "")));

function splice(text: string, remove: number, insert: string): string {
  const at = pick(text.length);
  return text.slice(0, at) + insert + text.slice(at + remove);
}

test("a thousand broken files: each named by file and line, and never a crash", () => {
  const paths = [...deliveredContent.texts.keys()].filter((path) => placeOf(path));
  const startedAt = process.cpuUsage();
  let found = 0;
  for (let round = 0; round < MUTATIONS / AT_ONCE; round += 1) {
    const content = new ContentCopy();
    let context = `round ${round}`;
    for (let broken = 0; broken < AT_ONCE; broken += 1) {
      const path = oneOf(paths);
      let text = content.text(path);
      for (let times = 1 + pick(3); times > 0; times -= 1) text = oneOf(mutations)(text);
      content.texts.set(path, text);
      context += `\n\n=== ${path}\n${text.slice(0, 1_000)}`;
    }
    for (const problem of checkAndName(content, context)) {
      const file = problem.file.replace(/^content\//, "");
      const lines = content.texts.get(file)?.split(/\r\n?|\n/).length;
      const isThere = content.texts.has(file) || content.pictures.has(file);
      if (!isThere) throw new Error(`A file that is not there is named: ${file}\n${context}`);
      const isLine = Number.isInteger(problem.line) && problem.line >= 1;
      if (!isLine || (lines !== undefined && problem.line > lines)) {
        throw new Error(`There is no line ${problem.line} in ${file}\n${context}`);
      }
      const words = `${problem.found} ${problem.fix}`;
      if (words.length > 1_200 || /undefined|NaN expected|Invalid|expected|\[object/.test(words)) {
        throw new Error(`Not in plain words: ${words}\n${context}`);
      }
      found += 1;
    }
  }
  // Most of these do harm, and the check sees it.
  expect(found).toBeGreaterThan(MUTATIONS / 3);
  // In seconds of this process's own work: how busy the machine is otherwise does not count.
  expect(process.cpuUsage(startedAt).user / 1e6).toBeLessThan(20);
}, 120_000);

function checkAndName(content: ContentCopy, context: string) {
  try {
    return content.check().problems;
  } catch (error) {
    throw new Error(`The check broke down at ${context}`, { cause: error });
  }
}
