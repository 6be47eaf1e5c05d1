import { type BuiltSite, pathOfPageFile } from "./built-site";
import { findHeadViolations } from "./check-head";
import { findReferenceViolations, makeAddressCheck } from "./check-references";
import { findSearchViolations } from "./check-search";
import { findSiteFileViolations } from "./check-site-files";
import { findWordViolations } from "./check-words";
import type { ExpectedPage, SiteExpectations } from "./expect-pages";
import { inFile } from "./in-file";

/** Everything that is wrong with a built site, compared with what its content asks for, as lines for a person. */
export function findSiteViolations(site: BuiltSite, expectations: SiteExpectations): string[] {
  const expectedAt = new Map(expectations.pages.map((page) => [page.path, page]));
  const pathOfTitle = new Map(expectations.pages.map(({ seo, path }) => [seo.title, path]));
  const checkAddress = makeAddressCheck(site, expectations);
  const ofPages = [...site.pages].flatMap(([file, reading]) => {
    const path = pathOfPageFile(file);
    const expected = expectedAt.get(path);
    return inFile(
      file,
      ...(expected
        ? findHeadViolations(reading, expected, pathOfTitle)
        : ["is no page that the content asks for"]),
      ...findSearchViolations(reading, expected?.structuredData, (address) =>
        checkAddress({ use: "load", address }, path),
      ),
      ...findReferenceViolations(reading, path, checkAddress),
      ...findWordViolations(reading.words),
    );
  });
  const built = new Set([...site.pages.keys()].map(pathOfPageFile));
  return [
    ...ofPages,
    ...expectations.pages
      .filter(({ path }) => !built.has(path))
      .flatMap(({ path }) => inFile(fileOf(path), "was not built")),
    ...findSharedWords(expectations.pages),
    ...findSiteFileViolations(site, checkAddress),
  ];
}

const fileOf = (path: string) => (path === "/" ? "/index.html" : `${path}/index.html`);

/** Titles and descriptions that two listed pages share: a search result could not tell them apart. */
function findSharedWords(pages: readonly ExpectedPage[]): string[] {
  const indexed = pages.filter(({ seo }) => seo.isIndexed);
  return (["title", "description"] as const).flatMap((field) => {
    const first = new Map<string, string>();
    return indexed.flatMap(({ path, seo }) => {
      const other = first.get(seo[field]);
      if (other === undefined) first.set(seo[field], path);
      return other === undefined
        ? []
        : inFile(fileOf(path), `has the same ${field} as ${other}: "${seo[field]}"`);
    });
  });
}
