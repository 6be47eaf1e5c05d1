import type { PageReading } from "./read-page";

/** A rule that search engines document, and how a built page is held to it. */
interface SearchRule {
  rule: string;
  /** Where it is documented. */
  source: string;
  /** What breaks it, as the rest of a sentence about the page. */
  find: (page: MarkedUpPage, findDeadFile: FindDeadFile) => string[];
}

type Thing = Readonly<Record<string, unknown>>;
type FindDeadFile = (address: string) => string | undefined;
interface MarkedUpPage {
  reading: PageReading;
  /** The things of one type in the page's structured data. */
  things: (type: string) => Thing[];
}

const docs = "https://developers.google.com/search/docs/appearance/";

/** The rules as they stood in 2025; a rule whose page has changed since is changed here with it. */
const searchRules: readonly SearchRule[] = [
  {
    rule: "A business that goes to its customers has no place on the map",
    source: `${docs}structured-data/local-business`,
    find: ({ things }) =>
      things("AutoWash")
        .filter(({ address, geo }) => geo !== undefined && !isThing(address, "streetAddress"))
        .map(() => "marks up a place on the map for a business without a street address"),
  },
  {
    rule: "What is marked up is shown",
    source: `${docs}structured-data/sd-policies`,
    find: ({ reading, things }) => {
      const shown = new Set(reading.words.map((words) => words.trim()));
      const names = [
        ...things("BreadcrumbList").flatMap((list) => namesIn(list["itemListElement"])),
        ...things("FAQPage").flatMap((page) => namesIn(page["mainEntity"])),
      ];
      return names
        .filter((name) => !shown.has(name))
        .map((name) => `marks up "${name}", which it does not show`);
    },
  },
  {
    rule: "An article names its author with an address, and comes with pictures of 16:9, 4:3 and 1:1",
    source: `${docs}structured-data/article`,
    find: ({ things }, findDeadFile) =>
      things("BlogPosting").flatMap(({ author, image }) => {
        const pictures = Array.isArray(image) ? (image as string[]) : [];
        return [
          ...(isThing(author, "url") ? [] : ["names the author of its article without an address"]),
          ...(pictures.length >= 3
            ? []
            : [`has ${pictures.length} pictures for its article, expected three shapes`]),
          ...pictures.flatMap((picture) => findDeadFile(picture) ?? []),
        ];
      }),
  },
  {
    rule: "A business has a logo of at least 112 pixels",
    source: `${docs}structured-data/organization`,
    find: ({ things }, findDeadFile) =>
      things("AutoWash").flatMap(({ logo }) =>
        typeof logo === "string"
          ? (findDeadFile(logo) ?? [])
          : ["has no logo in its structured data"],
      ),
  },
  {
    rule: "The icon for search results is a file whose sides are a multiple of 48 pixels",
    source: `${docs}favicon-in-search`,
    find: ({ reading }) =>
      reading.links.some(
        ({ rel, href = "", sizes = "" }) =>
          rel === "icon" && href.startsWith("/") && Number.parseInt(sizes, 10) % 48 === 0,
      )
        ? []
        : ["has no icon that is a file of 48 pixels or a multiple"],
  },
];

/** What in a page breaks the documented rules of search engines, each with the rule's source. */
export function findSearchViolations(reading: PageReading, findDeadFile: FindDeadFile): string[] {
  // Pages that are not listed have none.
  if (reading.jsonLd.length === 0) return [];
  const graph = reading.jsonLd.flatMap(graphOf);
  const page: MarkedUpPage = {
    reading,
    things: (type) => graph.filter((each) => each["@type"] === type),
  };
  return searchRules.flatMap(({ find, source }) =>
    find(page, findDeadFile).map((text) => `${text} (${source})`),
  );
}

/** JSON that cannot be read is named by the check of heads. */
function graphOf(text: string): Thing[] {
  try {
    return (JSON.parse(text) as { "@graph"?: Thing[] })["@graph"] ?? [];
  } catch {
    return [];
  }
}

const isThing = (value: unknown, key: string): value is Thing =>
  typeof value === "object" && value !== null && key in value;

const namesIn = (list: unknown): string[] =>
  ((list ?? []) as { name: string }[]).map(({ name }) => name);
