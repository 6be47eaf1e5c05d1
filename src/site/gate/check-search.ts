import type { StructuredData } from "../head/structured-data";
import type { PageReading } from "./read-page";

type Thing = Readonly<Record<string, unknown>>;

const docs = "https://developers.google.com/search/docs/appearance/structured-data/";

/**
 * What in a page breaks the documented rules of search engines that its structured data cannot keep by themselves, each
 * with the rule's source: what is marked up is shown, and the pictures of an article are there. The rules as they stood
 * in 2025; where a rule's page has changed since, it is changed here with it.
 */
export function findSearchViolations(
  { words }: PageReading,
  structuredData: StructuredData | undefined,
  findDeadFile: (address: string) => string[],
): string[] {
  const graph = (structuredData?.["@graph"] ?? []) as readonly Thing[];
  const of = (type: string, key: string) =>
    graph.flatMap((each) => (each["@type"] === type ? (each[key] as unknown[]) : []));
  const marked = [...of("BreadcrumbList", "itemListElement"), ...of("FAQPage", "mainEntity")];
  const names = (marked as readonly { name: string }[]).map(({ name }) => name);
  const shown = new Set(words.map((each) => each.trim()));
  const pictures = of("BlogPosting", "image") as string[];
  return [
    ...names
      .filter((name) => !shown.has(name))
      .map((name) => `marks up "${name}", which it does not show (${docs}sd-policies)`),
    ...pictures.flatMap(findDeadFile).map((text) => `${text} (${docs}article)`),
  ];
}
