import { type Document, isCollection, stringify, visit } from "yaml";
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
    const [offset] = node.range;
    const start = text.lastIndexOf("\n", offset - 1) + 1;
    const [row = ""] = text.slice(start).split("\n", 1);
    const before = text.slice(start, offset);
    const data: unknown = node.toJSON();
    const isBroken = document.errors.length > 0;
    const isText = isSlot(data) || (isBroken && !/^[[{] *[\w-]+:/.test(row.slice(before.length)));
    found.push({
      offset,
      ...(isText ? askForQuotes(row, before) : askForLines(row, before, isBroken ? "" : data)),
    });
    return visit.SKIP;
  });
  return found;
}

/** Whether it is a word in braces alone, as in the sentences with slots: YAML takes `{price}` for a name without a value. */
const isSlot = (data: unknown) =>
  typeof data === "object" && Object.values(data ?? {}).every((value) => value === null);

function askForQuotes(row: string, before: string): ProblemText {
  const words = row.slice(before.length).trim();
  const quoted = words.includes('"') ? `'${words.replaceAll("'", "''")}'` : `"${words}"`;
  return {
    found: `${inMarks(row.trim(), 60)} cannot be read`,
    fix: `put quotes around a text that begins with ${words.charAt(0)}, for example ${before.trim()} ${quoted}`,
  };
}

/** `data` is empty if it can't be read. */
function askForLines(row: string, before: string, data: unknown): ProblemText {
  const found = `${inMarks(row.trim(), 60)} has braces or brackets`;
  const fix = "write each value on a line of its own";
  if (data === "") return { found, fix };
  const [, lead = "", key = ""] = /^( *(?:- +)*)(.*)$/.exec(before) ?? [];
  const indent = " ".repeat(lead.length);
  const inside = stringify(withWholeTexts(data), { lineWidth: 0 }).trimEnd().split("\n");
  const lines =
    key === ""
      ? inside.map((line, index) => (index === 0 ? lead : indent) + line)
      : [before.trimEnd(), ...inside.map((line) => `${indent}  ${line}`)];
  return { found, fix: `${fix}:\n${lines.join("\n")}` };
}

/** Words after a comma in braces, which YAML takes for names without values, are put back into the text before them. */
function withWholeTexts(data: unknown): unknown {
  if (typeof data !== "object" || data === null || Array.isArray(data)) return data;
  const whole: [string, unknown][] = [];
  for (const [key, value] of Object.entries(data)) {
    const last = whole.at(-1);
    if (value === null && typeof last?.[1] === "string") last[1] += `, ${key}`;
    else whole.push([key, withWholeTexts(value)]);
  }
  return Object.fromEntries(whole);
}
