/** Headings of the text, also those in bold alone on their line, blank lines and the rule below a table's header. */
const isFrame = (line: string) => /^(#|\*\*[^*]+\*\*$|\|[-|]+\|$|$)/.test(line);

/** The sentences of a paragraph or list item. A full stop inside quotation marks belongs to a quoted text and ends none. */
function splitLine(line: string): string[] {
  const text = line.trim().replace(/^- /, "");
  const isQuoted = (place: number) => text.slice(0, place).split('"').length % 2 === 0;
  const ends = [...text.matchAll(/[.!?](?=\s)/g)]
    .map(({ index }) => index + 1)
    .filter((end) => !isQuoted(end));
  return [0, ...ends]
    .map((start, index) => text.slice(start, ends[index]).trim())
    .filter((sentence) => sentence !== "");
}

/** What a specification says, sentence by sentence: rows of tables, list items and paragraphs, without headings. */
export function splitSentences(specification: string): string[] {
  const lines = specification.split("\n");
  const isTableHead = (index: number) => /^\|[-|]+\|$/.test(lines[index + 1] ?? "");
  return lines.flatMap((line, index) => {
    if (isFrame(line) || isTableHead(index)) return [];
    return line.startsWith("|") ? [line] : splitLine(line);
  });
}
