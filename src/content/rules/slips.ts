import { readMarkdown } from "../markdown";
import type { ContentProblem, Words } from "../problem";
import { quote } from "../visible";
import { oncePerFile, problemInText, sourcesOf, type Text, textsOf } from "./texts-of";
import type { Rule } from "./rule";

/** Marks that were meant as markdown and are read as signs by visitors. */
export const checkSlips: Rule = ({ content }) => sourcesOf(content).flatMap(slipsOf);

const slipsOf = oncePerFile((source) =>
  textsOf(source).flatMap((text) => [...slipsOfRows(text), ...slipsOfText(text), ...noWord(text)]),
);

const at = (text: Text, line: number, words: Words): ContentProblem =>
  problemInText(text, line, { severity: "warning", ...words });

/** `notice: no` is a text, and the text is no. */
function noWord(text: Text): ContentProblem[] {
  const { markdown, field } = text;
  if (
    field === "" ||
    field === "forms.preset" ||
    !/^(no|none|off|false|nil|null|n\/a|-+|x{1,3}|tba|tbc|tbd|todo)$/i.test(markdown.trim())
  )
    return [];
  return [
    at(text, 1, {
      found: quote(markdown),
      fix: "delete the line where nothing is meant, or write what visitors are to read",
      seen: `Visitors read “${markdown}”.`,
    }),
  ];
}

/** Rows outside code: inside it every sign is meant. */
function* rowsOf(markdown: string): Generator<[row: string, line: number, next: string]> {
  const rows = markdown.split("\n");
  let isCode = false;
  for (const [index, row] of rows.entries()) {
    if (/^ {0,3}(```|~~~)/.test(row)) isCode = !isCode;
    else if (!isCode) yield [row, index + 1, rows[index + 1] ?? ""];
  }
}

/** A bullet as word processors put it. */
const isBullet = (row: string) => /^\s*[•·▪‣◦]\s*\S/u.test(row);

function slipsOfRows(text: Text): ContentProblem[] {
  const found: ContentProblem[] = [];
  let inTable = false;
  let wasBullet = false;
  for (const [row, line, next] of rowsOf(text.markdown)) {
    const words = rowViolation(row, text.field === "");
    // A list of bullets is one slip.
    if (words && !(isBullet(row) && wasBullet)) found.push(at(text, line, words));
    wasBullet = isBullet(row);
    const isRow = /^\s*\|.*\|\s*$/.test(row);
    const isRule = /^\s*\|?(\s*:?-{2,}:?\s*\|)+(\s*:?-{2,}:?\s*)?$/.test(next);
    if (isRow && !inTable && !isRule)
      found.push(
        at(text, line, {
          found: `a table without the line below its heads (${quote(row.trim(), 40)})`,
          fix: `add a line below it: |${" --- |".repeat(Math.max(1, row.split("|").length - 2))}`,
          seen: "Visitors read the bars instead of a table.",
        }),
      );
    inTable = isRow;
  }
  return found;
}

function rowViolation(row: string, isBody: boolean): Words | undefined {
  const shown = () => quote(row.trim(), 40);
  const heading = isBody ? /^ {0,3}(#{1,6})([^#\s].*)$/.exec(row) : null;
  if (heading)
    return {
      found: `a heading without a space after its # (${shown()})`,
      fix: `write a space: ${heading[1]} ${quote(heading[2] ?? "", 40).slice(1, -1)}`,
      seen: "Visitors read the # instead of a heading.",
    };
  if (isBody && isBullet(row))
    return {
      found: `a bullet from another program (${shown()})`,
      fix: "begin each item with a hyphen and a space: - item",
      seen: "The items run together in one paragraph.",
    };
  if (/\bwrite here:/i.test(row))
    return {
      found: `words that were only there to be replaced (${shown()})`,
      fix: "write your own",
      seen: "Visitors read “Write here: …”.",
    };
  const entity = /&(amp|lt|gt|quot|nbsp|#\d+);/i.exec(row);
  if (entity)
    return {
      found: `a sign as it stands in HTML (${quote(entity[0])})`,
      fix: "write the sign itself, for example &",
      seen: `Search results and titles may show “${entity[0]}”.`,
    };
  // Those of links are looked at as links (texts.ts).
  const bare = /(?<!\]\(|[\w./:@-])www\.[\w-]+\.\w+/.exec(row);
  if (bare)
    return {
      found: `a web address without https:// (${quote(bare[0])})`,
      fix: `write https://${bare[0]}`,
    };
  return undefined;
}

/** Marks that are left in the words once everything that is markdown has been taken out. */
function slipsOfText(text: Text): ContentProblem[] {
  if (!/\*\*|\]/.test(text.markdown)) return [];
  return readMarkdown(text.markdown).texts.flatMap((part) => {
    const rows = part.text.split("\n");
    return rows.flatMap((row, index) => {
      const line = part.line + index;
      if (row.includes("**"))
        return at(text, line, {
          found: `** that do not close (${quote(row.trim(), 40)})`,
          fix: "write two asterisks before and after the bold words, without spaces inside: **like this**",
          seen: "Visitors read the asterisks.",
        });
      const open = /\[[^\]]*\]\([^)]*$/.exec(row);
      if (open)
        return at(text, line, {
          found: `a link that does not close (${quote(open[0], 40)})`,
          fix: "close its bracket: [full detail](/services/full-detail)",
          seen: "Visitors read the brackets instead of a link.",
        });
      const nowhere = /\[[^\]]+\]\[[^\]]*\]/.exec(row);
      if (nowhere)
        return at(text, line, {
          found: `a link to an address that is not given (${quote(nowhere[0], 40)})`,
          fix: "write the address in round brackets: [full detail](/services/full-detail)",
          seen: "Visitors read the brackets instead of a link.",
        });
      return [];
    });
  });
}
