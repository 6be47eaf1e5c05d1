import type { z } from "zod";
import type { CheckedContent, ContentFolder, Entry } from "./checked-content";
import { fileKinds, folderKinds, placeOf, type FolderKind } from "./kinds";
import { pagePaths } from "./page-paths";
import { parseMarkdownFile, parseYamlFile } from "./parse-source";
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
export function parseContentFile(path: string, text: string) {
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
  return { place, source, problems, ...(checked.ok ? { data: checked.value } : {}) };
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
    const parsed = parseContentFile(path, folder.texts.get(path) ?? "");
    if (!parsed) continue;
    const { place } = parsed;
    content.problems.push(...parsed.problems);
    if ("file" in place) content.ids[place.kind].push(place.id);
    if (!("data" in parsed) || !parsed.source) continue;
    const { source, data } = parsed;
    // The kind and its data come from the same row of the tables.
    if ("file" in place) {
      const entry = { id: place.id, data: data as never, body: source.body, source };
      (content.entries[place.kind] as Entry<FolderKind>[]).push(entry);
    } else {
      (content.files as Record<string, unknown>)[place.kind] = { data, source };
    }
  }
  return content;
}
