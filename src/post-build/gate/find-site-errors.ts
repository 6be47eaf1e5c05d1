import { readFileSync } from "node:fs";
import path from "node:path";
import { listPageFiles, pathOfPageFile } from "@/post-build/page-files";
import { addressError, type BuiltSite } from "./check-addresses";
import { type PageReading, readPage } from "./read-page";

/** Reads all pages of a built site. The keys are their paths. */
export function readPages(publicFolder: string): Map<string, PageReading> {
  const read = (file: string) => readPage(readFileSync(path.join(publicFolder, file), "utf8"));
  return new Map(listPageFiles(publicFolder).map((file) => [pathOfPageFile(file), read(file)]));
}

/** Finds everything that is wrong with a built site. Each error is one line: `/about: has no description`. */
export function findSiteErrors(site: BuiltSite): string[] {
  return [...site.pages].flatMap(([page, reading]) => {
    const errors = [
      ...findHeadErrors(reading),
      ...reading.ids
        .filter((id, index) => reading.ids.indexOf(id) !== index)
        .map((id) => `has the id "${id}" more than once`),
      ...reading.references.flatMap((reference) => addressError(reference, page, site) ?? []),
      ...findSharedWords(page, reading, site.pages),
    ];
    return [...new Set(errors)].map((error) => `${page}: ${error}`);
  });
}

/** Finds tags that are missing from a page, or there more than once. (The tests of src/site/head check their words.) */
function findHeadErrors(reading: PageReading): string[] {
  const { titles, descriptions, canonicals, mainHeadings, isIndexed, isRedirect } = reading;
  const counts: [what: string, count: number, isNeeded: boolean][] = [
    ["title", titles.filter(Boolean).length, true],
    ["description", descriptions.filter(Boolean).length, true],
    ["canonical address", canonicals.filter(Boolean).length, isIndexed || isRedirect],
    ["heading of level 1", mainHeadings, true],
  ];
  return counts.flatMap(([what, count, isNeeded]) => {
    if (count > 1) return [`has more than one ${what}`];
    return count === 0 && isNeeded ? [`has no ${what}`] : [];
  });
}

/** Finds a title or description that an earlier page has too. Pages that search engines must not list may share them. */
function findSharedWords(page: string, reading: PageReading, pages: BuiltSite["pages"]): string[] {
  if (!reading.isIndexed) return [];
  return (["titles", "descriptions"] as const).flatMap((what) => {
    const [words] = reading[what];
    const isSame = (other: PageReading) => other.isIndexed && other[what][0] === words;
    const [first] = [...pages].find(([, other]) => isSame(other)) ?? [];
    if (words === undefined || first === page) return [];
    return [`has the same ${what.slice(0, -1)} as ${first}: "${words}"`];
  });
}
