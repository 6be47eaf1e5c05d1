import { type Document, isCollection, visit } from "yaml";
import { inMarks, type ProblemText } from "@/content/problem";

// Values in braces or brackets (`{from: 10, to: 20}`), which YAML calls flow style. A comma in such a text cuts it short, so the
// check refuses them and says what to write instead.

/** Describes every value in braces or brackets, with the offset at which it begins. Values within others are left out. */
export function findFlowStyle(
  document: Document,
  text: string,
): (ProblemText & { offset: number })[] {
  const found: (ProblemText & { offset: number })[] = [];
  visit(document, (_key, node) => {
    // The editing page writes an empty list as [].
    if (!isCollection(node) || !node.flow || !node.range || node.items.length === 0)
      return undefined;
    found.push({ offset: node.range[0], ...describe(text, node.range[0]) });
    return visit.SKIP;
  });
  return found;
}

function describe(text: string, offset: number): ProblemText {
  const row = text.slice(text.lastIndexOf("\n", offset - 1) + 1).split("\n", 1)[0] ?? "";
  const before = text.slice(text.lastIndexOf("\n", offset - 1) + 1, offset);
  const end = closingIndex(text.slice(offset));
  const value = end < 0 ? row.slice(before.length).trim() : text.slice(offset, offset + end + 1);
  const after = end < 0 ? "" : (text.slice(offset + end + 1).split("\n", 1)[0] ?? "").trim();
  const isText = (after !== "" && !after.startsWith("#")) || /^\{[^:{}]+\}$/.test(value);
  if (isText) {
    const words = `${value}${after === "" ? "" : row.slice(before.length + value.length)}`.trim();
    const quoted = words.includes('"') ? `'${words.replaceAll("'", "''")}'` : `"${words}"`;
    return {
      found: `${inMarks(row.trim(), 60)} cannot be read`,
      fix: `put quotes around a text that begins with ${value.charAt(0)}, for example ${before.trim()} ${quoted}`,
    };
  }
  const inside = linesIn(value);
  const [, lead = "", key = ""] = /^( *(?:- +)*)(.*)$/.exec(before) ?? [];
  const lines =
    key === ""
      ? inside.map((line, index) => (index === 0 ? lead : " ".repeat(lead.length)) + line)
      : [before.trimEnd(), ...inside.map((line) => `${" ".repeat(lead.length + 2)}${line}`)];
  return {
    found: `${inMarks(row.trim(), 60)} has ${value.startsWith("{") ? "braces" : "brackets"}`,
    fix: `write each value on a line of its own:\n${lines.join("\n")}`,
  };
}

/** Calls back for each character outside quotes, with the number of brackets that are open before it. */
function scan(text: string, each: (letter: string, index: number, depth: number) => unknown) {
  let depth = 0;
  let quote = "";
  for (const [index, letter] of [...text].entries()) {
    if (quote === "" && /["']/.test(letter) && /[[{:,]\s*$/.test(text.slice(0, index)))
      quote = letter;
    else if (letter === quote) quote = "";
    else if (quote === "") {
      if (each(letter, index, depth) === "stop") return;
      if (/[[{]/.test(letter)) depth += 1;
      if (/[\]}]/.test(letter)) depth -= 1;
    }
  }
}

/** The index of the bracket that closes the one at the beginning; -1 if there is none. */
function closingIndex(text: string): number {
  let end = -1;
  scan(text, (letter, index, depth) => {
    if (!/[\]}]/.test(letter) || depth !== 1) return undefined;
    end = index;
    return "stop";
  });
  return end;
}

/** The lines that say the same as a value in braces or brackets. */
function linesIn(value: string): string[] {
  const isGroup = value.startsWith("{");
  const parts = partsOf(value.slice(1).replace(/[\]}]$/, ""), isGroup);
  return parts.flatMap((part) => {
    const [, key = "", words = part] = isGroup
      ? (/^((?:"[^"]*"|[\w-]+):)\s*(.*)$/s.exec(part) ?? [])
      : [];
    if (!/^[[{]/.test(words)) return [[isGroup ? key : "-", plainOrQuoted(words)].join(" ").trim()];
    const inside = linesIn(words);
    return isGroup
      ? [key, ...inside.map((line) => `  ${line}`)]
      : inside.map((line, index) => `${index === 0 ? "- " : "  "}${line}`);
  });
}

/** The parts between commas. In a group, words after a comma that don't begin with a name belong to the text before it. */
function partsOf(inside: string, isGroup: boolean): string[] {
  const commas: number[] = [];
  scan(inside, (letter, index, depth) => {
    const isNext = !isGroup || /^\s*(?:"[^"]*"|[\w-]+):(\s|$)/.test(inside.slice(index + 1));
    if (letter === "," && depth === 0 && isNext) commas.push(index);
  });
  return [-1, ...commas]
    .map((start, index) => inside.slice(start + 1, commas[index]).trim())
    .filter((part) => part !== "");
}

const plainOrQuoted = (words: string) =>
  /^["']/.test(words) || !/: | #/.test(words) ? words : `"${words.replaceAll('"', "'")}"`;
