import { type BuiltSite, pathOfPageFile, twinOfPageFile } from "./built-site";
import { findHeadViolations } from "./check-head";
import {
  findReferenceViolations,
  findStyleSheetViolations,
  makeAddressBook,
} from "./check-references";
import { findScriptViolations } from "./check-scripts";
import { findSearchViolations } from "./check-search";
import { findSiteFileViolations } from "./check-site-files";
import { findWordViolations } from "./check-words";
import type { ExpectedPage, SiteExpectations } from "./site-expectations";
import type { SiteViolation } from "./site-violation";

/** Everything that is wrong with a built site, compared with what its content asks for. */
export function findSiteViolations(
  site: BuiltSite,
  expectations: SiteExpectations,
): SiteViolation[] {
  const expectedAt = new Map(expectations.pages.map((page) => [page.path, page]));
  const pathOfTitle = new Map(expectations.pages.map(({ seo, path }) => [seo.title, path]));
  const book = makeAddressBook(site, expectations);
  const violations: SiteViolation[] = [];
  for (const [file, reading] of site.pages) {
    const path = pathOfPageFile(file);
    const expected = expectedAt.get(path);
    const twin = twinOfPageFile(file);
    const texts = [
      ...(expected
        ? findHeadViolations({ reading, expected, pathOfTitle })
        : ["is no page that the content asks for"]),
      ...findSearchViolations(reading, (address) =>
        book.findViolation({ use: "load", address }, path),
      ),
      ...findReferenceViolations(reading, path, book),
      ...findWordViolations(reading.words),
      ...(twin !== undefined && !site.files.has(twin)
        ? [`has no ${twin} beside it, so that some hosts answer ${path} with a hop`]
        : []),
    ];
    violations.push(...texts.map((text) => ({ file, text })));
  }
  return [
    ...violations,
    ...findMissingPages(site, expectations.pages),
    ...findSharedWords(expectations.pages),
    ...site.differingTwins.map((file) => ({ file, text: "differs from the page it is a copy of" })),
    ...findStyleSheetViolations(site, book),
    ...findSiteFileViolations(site, expectations, book),
    ...findScriptViolations(site),
  ];
}

const fileOf = (path: string) => (path === "/" ? "/index.html" : `${path}/index.html`);

function findMissingPages(
  { pages }: BuiltSite,
  expected: readonly ExpectedPage[],
): SiteViolation[] {
  const built = new Set([...pages.keys()].map(pathOfPageFile));
  return expected
    .filter(({ path }) => !built.has(path))
    .map(({ path }) => ({ file: fileOf(path), text: "was not built" }));
}

/** Titles and descriptions that two listed pages share: a search result could not tell them apart. */
function findSharedWords(pages: readonly ExpectedPage[]): SiteViolation[] {
  const indexed = pages.filter(({ seo }) => seo.isIndexed);
  return (["title", "description"] as const).flatMap((field) => {
    const first = new Map<string, string>();
    return indexed.flatMap(({ path, seo }) => {
      const other = first.get(seo[field]);
      if (other === undefined) first.set(seo[field], path);
      return other === undefined
        ? []
        : [{ file: fileOf(path), text: `has the same ${field} as ${other}: "${seo[field]}"` }];
    });
  });
}
