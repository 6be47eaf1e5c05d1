import type { z } from "zod";
import { type ContentProblem, fileProblem, sortProblems } from "@/content/problem";
import { type Expected, findHalfComment } from "@/content/read/layout-slips";
import { parseSource, type SourceFile } from "@/content/read/parse-source";
import type { ContentFolder } from "@/content/read/read-content-folder";
import {
  type ContentPath,
  fileKinds,
  type FolderKind,
  folderKinds,
  locateFile,
} from "@/content/schema/kinds";
import { namesIn, schemaAt } from "@/content/schema/schema-layers";
import {
  type CheckedContent,
  type Entry,
  type EntryData,
  type FileData,
  isOfDraft,
  type ParsedText,
} from "./checked-content";
import { checkDates, checkPrices } from "./rules/business";
import { checkFolders } from "./rules/folders";
import { checkPictures } from "./rules/pictures";
import { checkRedirects } from "./rules/redirects";
import { checkReferences } from "./rules/references";
import { checkSuburbs } from "./rules/regions";
import { type CheckEnvironment, type Rule, runRules } from "./rules/rule";
import { checkBodies, checkShown, checkTexts } from "./rules/texts";
import { checkUniqueness } from "./rules/uniqueness";
import { validate, withoutEmpty } from "./validate";

/** The longest text that is read, in characters. Parsing a longer one would take minutes. */
const maxText = 300_000;

/**
 * The most characters between two empty lines. Parsing a paragraph takes time that grows with the square of its length, so this
 * also keeps the time for a whole text within bounds.
 */
const maxParagraph = 20_000;

/**
 * The last text of each file and what was parsed from it. A build needs it three times: for the check, to leave out drafts,
 * and to create nodes.
 */
const parsedTexts = new Map<string, { text: string; parsed: ParsedText }>();

/** Parses one text file. `path` is below `content/`. Returns undefined for files that the site doesn't read. */
export function parseContentFile(path: string, text: string): ParsedText | undefined {
  const place = locateFile(path);
  if (!place || "picture" in place) return undefined;
  const known = parsedTexts.get(path);
  if (known?.text === text) return known.parsed;
  const parsed = parseText(place, path, text);
  parsedTexts.set(path, { text, parsed });
  return parsed;
}

/** `310,000` for a number of characters, rounded to thousands. */
const inThousands = (count: number) => `${Math.round(count / 1000)},000`;

function parseText(place: ContentPath, path: string, text: string): ParsedText {
  if (text.length > maxText) {
    const tooLong = fileProblem(path, {
      found: `the text has ${inThousands(text.length)} characters`,
      fix: `shorten it to ${inThousands(maxText)}, or split it into several`,
    });
    return { place, isDraft: false, problems: [tooLong] };
  }
  const isEntry = "file" in place;
  const schema: z.ZodType = isEntry ? folderKinds[place.kind] : fileKinds[place.kind];
  const expected: Expected = {
    isName: (name) => namesIn(schema).has(name),
    isTopName: (name) => schemaAt(schema, [name]) !== undefined,
    countProblems: (data) => schema.safeParse(withoutEmpty(data, schema)).error?.issues.length ?? 0,
  };
  const { source, problems: unread, isDraft: saysDraft } = parseSource(path, text, expected);
  const isDraft = saysDraft === true && isEntry && place.kind !== "pages";
  if (!source) return { place, isDraft, problems: unread };
  const { value: data, problems: invalid } = validate(schema, source);
  const rows = text.split("\n").slice(0, isEntry ? source.bodyLine - 1 : undefined);
  const half = invalid.length > 0 ? findHalfComment(rows, expected) : undefined;
  if (half) return { place, isDraft, source, problems: [fileProblem(path, half)] };
  const tooLong = longParagraphs(path, source);
  const problems = [...unread, ...invalid, ...tooLong];
  if (invalid.length > 0 || tooLong.length > 0) return { place, isDraft, source, problems };
  const entry = isEntry ? { id: place.id, body: source.body } : {};
  // TypeScript can't see that the kind and the data belong together: the schema was looked up by the kind.
  const content = { kind: place.kind, data, ...entry } as FileData | EntryData;
  return { place, isDraft, source, problems, content };
}

function longParagraphs(path: string, { body, bodyLine }: SourceFile): ContentProblem[] {
  let line = bodyLine;
  return body.split(/\n[^\S\n]*\n/).flatMap((paragraph) => {
    const begins = line;
    line += paragraph.split("\n").length + 1;
    if (paragraph.length <= maxParagraph) return [];
    return fileProblem(path, {
      line: begins,
      found: `there are ${inThousands(paragraph.length)} characters here without an empty line`,
      fix: "split them into paragraphs, with an empty line between them",
    });
  });
}

const rules: readonly Rule[] = [
  checkFolders,
  checkPictures,
  checkDates,
  checkReferences,
  checkUniqueness,
  checkSuburbs,
  checkTexts,
  checkPrices,
  checkRedirects,
  checkBodies,
  checkShown,
];

/**
 * Checks the whole folder and collects all problems. Never throws for bad content.
 * `today` is `YYYY-MM-DD` in the business's time zone. Without it, future dates aren't reported.
 * `environment` has the variables that override the owner's settings.
 */
export function checkContent(
  folder: ContentFolder,
  { today, environment = {} }: { today?: string; environment?: CheckEnvironment } = {},
): CheckedContent {
  const content = readFolder(folder);
  const input = { folder, content, today, environment };
  const found = [...content.problems, ...runRules(rules, input)];
  // Errors in a draft are reported, but don't stop a build.
  const problems = found.map((problem): ContentProblem =>
    isOfDraft(problem.file, content) ? { ...problem, severity: "warning" } : problem,
  );
  return { ...content, problems: sortProblems(problems) };
}

function readFolder(folder: ContentFolder): CheckedContent {
  const drafts = new Set<string>();
  const content: CheckedContent = {
    files: {},
    entries: { services: [], regions: [], blog: [], portfolio: [], pages: [] },
    ids: { services: [], regions: [], blog: [], portfolio: [], pages: [] },
    drafts,
    problems: [],
  };
  for (const path of [...folder.texts.keys()].sort()) {
    const text = folder.texts.get(path) ?? "";
    const parsed = parseContentFile(path, text);
    if (!parsed) continue;
    const { place } = parsed;
    content.problems.push(...parsed.problems);
    if ("file" in place) {
      content.ids[place.kind].push(place.id);
      if (parsed.isDraft) drafts.add(`${place.kind}/${place.id}`);
    }
    const { source, content: data } = parsed;
    if (!data || !source) continue;
    if ("id" in data) (content.entries[data.kind] as Entry<FolderKind>[]).push({ ...data, source });
    else Object.assign(content.files, { [data.kind]: { data: data.data, source } });
  }
  return content;
}
