import type { z } from "zod";
import type {
  CheckedContent,
  ContentFolder,
  EntryData,
  FileData,
  ParsedText,
} from "./checked-content";
import { fileKinds, folderKinds, placeOf, type FolderKind } from "./kinds";
import { pagePaths } from "./page-paths";
import { parseMarkdownFile, parseYamlFile, type SourceFile } from "./parse-source";
import { sortProblems } from "./problem";
import { checkAdvice } from "./rules/advice";
import { checkBusiness } from "./rules/business";
import { checkFolders } from "./rules/folders";
import { checkPictures } from "./rules/pictures";
import { checkPublishing } from "./rules/publishing";
import { checkRedirects } from "./rules/redirects";
import { checkReferences } from "./rules/references";
import type { Rule } from "./rules/rule";
import { checkTexts } from "./rules/texts";
import { checkUniqueness } from "./rules/uniqueness";
import { validate } from "./validate";

/** Parses one text file of the folder: `undefined` for files the site does not read. */
export function parseContentFile(path: string, text: string): ParsedText | undefined {
  const place = placeOf(path);
  if (!place || "picture" in place) return undefined;
  const isEntry = "file" in place;
  const read = isEntry ? parseMarkdownFile : parseYamlFile;
  const parsed = read(`content/${path}`, text);
  if (!parsed.ok) return { place, problems: parsed.problems };
  const source = parsed.value;
  const schema: z.ZodType = isEntry ? folderKinds[place.kind] : fileKinds[place.kind];
  const checked = validate(schema, source);
  const problems = [...parsed.problems, ...checked.problems];
  if (!checked.ok) return { place, source, problems };
  const { kind } = place;
  const entry = isEntry ? { id: place.id, body: source.body } : {};
  // The kind and its data come from the same row of the tables.
  const content = { kind, data: checked.value, ...entry } as FileData | EntryData;
  return { place, source, problems, content };
}

const rules: readonly Rule[] = [
  checkFolders,
  checkPictures,
  checkBusiness,
  checkReferences,
  checkUniqueness,
  checkTexts,
  checkRedirects,
  checkAdvice,
  checkPublishing,
];

/**
 * Checks the whole folder and collects every problem there is; never throws for bad content.
 * `today` is `YYYY-MM-DD` in the business's time zone; without it nothing is said of dates to come.
 */
export function checkContent(
  folder: ContentFolder,
  { today }: { today?: string } = {},
): CheckedContent {
  const content = readFolder(folder);
  const input = { folder, content, pages: pagePaths(content), today };
  const found = rules.flatMap((rule) => rule(input));
  return { ...content, problems: sortProblems([...content.problems, ...found]) };
}

function readFolder(folder: ContentFolder): CheckedContent {
  const content: CheckedContent = {
    files: {},
    entries: { services: [], regions: [], blog: [], portfolio: [], pages: [] },
    ids: { services: [], regions: [], blog: [], portfolio: [], pages: [] },
    problems: [],
  };
  for (const path of [...folder.texts.keys()].sort()) {
    const parsed = parseOnce(path, folder.texts.get(path) ?? "");
    if (!parsed) continue;
    const { place } = parsed;
    content.problems.push(...parsed.problems);
    if ("file" in place) content.ids[place.kind].push(place.id);
    const { source, content: data } = parsed;
    if (!data || !source) continue;
    if ("id" in data) addEntry(content.entries, data, source);
    else Object.assign(content.files, { [data.kind]: { data: data.data, source } });
  }
  return content;
}

function addEntry<Kind extends FolderKind>(
  entries: CheckedContent["entries"],
  { kind, id, data, body }: EntryData<Kind>,
  source: SourceFile,
): void {
  entries[kind].push({ id, data, body, source });
}

const parsedBefore = new Map<string, { text: string; parsed: ParsedText | undefined }>();

/** `parseContentFile`, which whoever checks the folder again and again needs for changed files alone. */
function parseOnce(path: string, text: string): ParsedText | undefined {
  const before = parsedBefore.get(path);
  if (before?.text === text) return before.parsed;
  const parsed = parseContentFile(path, text);
  parsedBefore.set(path, { text, parsed });
  return parsed;
}
