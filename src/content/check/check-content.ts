import type { z } from "zod";
import { isDraft } from "@/content/read/is-draft";
import { parseSource } from "@/content/read/parse-source";
import type { ContentFolder } from "@/content/read/read-content-folder";
import { fileKinds, type FolderKind, folderKinds, locateFile } from "@/content/schema/kinds";
import type { CheckedContent, Entry, EntryData, FileData, ParsedText } from "./checked-content";
import { rightPath } from "./right-path";
import { checkFolders } from "./rules/folders";
import { listValues } from "./rules/list-values";
import { checkPictures } from "./rules/pictures";
import { checkPrices } from "./rules/prices";
import { checkRedirects } from "./rules/redirects";
import { checkReferences } from "./rules/references";
import { type Rule, runRules } from "./rules/rule";
import { checkBodies, checkMiddles, checkPages, checkTexts } from "./rules/texts";
import { checkUniqueness } from "./rules/uniqueness";
import { validate } from "./validate";

/** Parses a text below `content/`. Undefined for files that the site doesn't read. */
export function parseContentFile(path: string, text: string): ParsedText | undefined {
  const place = locateFile(path);
  if (!place || "picture" in place) return undefined;
  const isEntry = "file" in place;
  const schema: z.ZodType = isEntry ? folderKinds[place.kind] : fileKinds[place.kind];
  const { source, problems } = parseSource(path, text);
  if (!source) return { place, problems };
  const { value: data, problems: invalid } = validate(schema, source);
  problems.push(...invalid);
  if (problems.length > 0) return { place, source, problems };
  const entry = isEntry ? { id: place.id, body: source.body } : {};
  // TypeScript can't see that the kind and the data belong together: the schema was looked up by
  // the kind.
  const content = { kind: place.kind, data, ...entry } as FileData | EntryData;
  return { place, source, problems, content };
}

const rules: readonly Rule[] = [
  checkFolders,
  checkPictures,
  checkReferences,
  checkUniqueness,
  checkTexts,
  checkPages,
  checkPrices,
  checkRedirects,
  checkBodies,
  checkMiddles,
];

/** Checks the folder, but for drafts, and collects all problems. Never throws for bad content. */
export function checkContent(all: ContentFolder): CheckedContent {
  const drafts = [...all.texts]
    .filter(([path, text]) => isDraft(path, text))
    .map(([path]) => path.replace("index.md", ""));
  const folder = withoutFolders(drafts, all);
  const content = parseFolder(folder, drafts);
  const values = listValues(content);
  const problems = [...content.problems, ...runRules(rules, { folder, content, values })];
  const samples = values.filter(({ path, value }) => path.at(-1) === "sample" && value === true);
  return { ...content, samples: [...new Set(samples.map(({ source }) => source.file))], problems };
}

/** The content without the files in some folders. */
function withoutFolders(
  drafts: readonly string[],
  { texts, pictures, others = [] }: ContentFolder,
): ContentFolder {
  const isRead = (path: string) => !drafts.some((folder) => path.startsWith(folder));
  return {
    texts: new Map([...texts].filter(([path]) => isRead(path))),
    pictures: new Map([...pictures].filter(([path]) => isRead(path))),
    others: others.filter(isRead),
  };
}

/** A slash comes before a hyphen, as a space does. */
const placeInOrder = (path: string) => path.replaceAll("/", " ");

function parseFolder({ texts, others = [] }: ContentFolder, drafts: string[]): CheckedContent {
  const content: CheckedContent = {
    files: {},
    entries: { services: [], regions: [], blog: [], portfolio: [], pages: [] },
    ids: { services: [], regions: [], blog: [], portfolio: [], pages: [] },
    drafts,
    unfinished: [],
    samples: [],
    problems: [],
  };
  // A copied folder comes after its original: `wax-2/index.md` after `wax/index.md`.
  const inOrder = [...texts].sort(([a], [b]) => (placeInOrder(a) < placeInOrder(b) ? -1 : 1));
  for (const [path, text] of inOrder) {
    const parsed = parseContentFile(path, text);
    if (!parsed) continue;
    const { place, source, content: data, problems } = parsed;
    content.problems.push(...problems);
    if ("file" in place) content.ids[place.kind].push(place.id);
    if (!source) continue;
    if (!data) {
      content.unfinished.push({ kind: place.kind, data: source.data, source, problems });
      continue;
    }
    if ("id" in data) (content.entries[data.kind] as Entry<FolderKind>[]).push({ ...data, source });
    else Object.assign(content.files, { [data.kind]: { data: data.data, source } });
  }
  // An entry whose file has a wrong name is reported once, and not wherever others name it.
  for (const path of [...texts.keys(), ...others]) {
    const place = locateFile(path) ? undefined : locateFile(rightPath(path) ?? "");
    if (place && "file" in place) content.ids[place.kind].push(place.id);
  }
  return content;
}
