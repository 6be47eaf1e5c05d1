import type { MetaTag } from "../head/seo-for";
import { firstDifference } from "./first-difference";
import type { Attributes, PageReading } from "./read-page";
import type { ExpectedPage } from "./expect-pages";

/** Tags that seoFor writes: any of these in a page that it did not ask for has got in by mistake. */
const ownTag =
  /^(description|robots|keywords|theme-color|ICBM|geo\..*|og:.*|article:.*|twitter:.*|refresh)$/;
// A page may say each of these more than once.
const repeatable = new Set(["article:tag"]);

/**
 * What is wrong with the head of a page, in words. `pathOfTitle` has the page a title belongs to, so that a mixed-up head
 * can be named.
 */
export function findHeadViolations(
  reading: PageReading,
  expected: ExpectedPage,
  pathOfTitle: ReadonlyMap<string, string>,
): string[] {
  const { seo, redirectTo } = expected;
  return [
    ...checkTitle(reading, expected, pathOfTitle),
    ...(reading.lang === seo.lang
      ? []
      : [`its lang is ${show(reading.lang)}, expected "${seo.lang}"`]),
    ...checkMetas(reading.metas, seo.meta),
    ...checkLinks(reading.links, expected),
    ...(redirectTo === undefined && reading.mainHeadings !== 1
      ? [`it has ${reading.mainHeadings} headings of level 1, expected one`]
      : []),
    ...checkStructuredData(reading, expected),
  ];
}

const show = (text: string | undefined) => (text === undefined ? "missing" : `"${text}"`);

function checkTitle(
  { titles }: PageReading,
  { seo, path }: ExpectedPage,
  pathOfTitle: ReadonlyMap<string, string>,
): string[] {
  if (titles.length !== 1) return [`it has ${titles.length} titles, expected one`];
  const title = titles[0] ?? "";
  if (title === seo.title) return [];
  const owner = pathOfTitle.get(title);
  const hint = owner !== undefined && owner !== path ? `, which is that of ${owner}` : "";
  return [`its title is "${title}"${hint}; expected "${seo.title}"`];
}

function nameOf(tag: Attributes | MetaTag): string | undefined {
  const { name, property, "http-equiv": command } = tag as Attributes;
  return name ?? property ?? command;
}

function checkMetas(found: readonly Attributes[], expected: readonly MetaTag[]): string[] {
  const names = new Set([...expected, ...found].map(nameOf).filter((name) => name !== undefined));
  return [...names].flatMap((name) => {
    const wanted = expected.filter((tag) => nameOf(tag) === name).map(({ content }) => content);
    const there = found.filter((tag) => nameOf(tag) === name).map((tag) => tag["content"] ?? "");
    if (wanted.length === 0)
      return ownTag.test(name)
        ? [`it has the tag ${name} (${show(there[0])}), which does not belong there`]
        : [];
    if (there.length === 0) return [`the tag ${name} is missing; expected ${show(wanted[0])}`];
    if (there.length > wanted.length && !repeatable.has(name))
      return [`it has the tag ${name} ${there.length} times`];
    return wanted.join("\n") === there.join("\n")
      ? []
      : [`its ${name} is ${show(there.join(", "))}, expected ${show(wanted.join(", "))}`];
  });
}

function checkLinks(found: readonly Attributes[], { seo }: ExpectedPage): string[] {
  const missing = seo.link.filter(
    ({ rel, href }) =>
      rel !== "canonical" && !found.some((link) => link["rel"] === rel && link["href"] === href),
  );
  return [
    ...checkCanonical(found, seo.canonical),
    ...missing.map(({ rel, href }) => `the link rel="${rel}" to ${href} is missing`),
  ];
}

function checkCanonical(found: readonly Attributes[], expected: string): string[] {
  const canonicals = found.filter(({ rel }) => rel === "canonical").map(({ href }) => href);
  if (canonicals.length === 0) return [`the canonical address is missing; expected ${expected}`];
  if (canonicals.length > 1) return [`it has ${canonicals.length} canonical addresses`];
  return canonicals[0] === expected
    ? []
    : [`its canonical address is ${canonicals[0]}, expected ${expected}`];
}

function checkStructuredData({ jsonLd }: PageReading, { structuredData }: ExpectedPage): string[] {
  if (!structuredData) return jsonLd.length > 0 ? ["it has structured data, expected none"] : [];
  const [text] = jsonLd;
  if (text === undefined) return ["its structured data is missing"];
  if (jsonLd.length > 1) return [`it has ${jsonLd.length} blocks of structured data, expected one`];
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch (error) {
    return [
      `its structured data is no JSON (${String(error)}); does a text in it close the script?`,
    ];
  }
  const difference = firstDifference(structuredData, data);
  return difference === undefined
    ? []
    : [`its structured data differs from the content: ${difference}`];
}
