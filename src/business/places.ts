import { isOneLetterOff } from "@/lib/is-one-letter-off";
import { formatTravel } from "./suburbs";

interface Suburb {
  name: string;
  postcode: string;
}

/** A region with its city and suburbs, as `findPlaces` searches them. */
interface PlaceRegion {
  name: string;
  longName: string;
  /** Other names, some with a postcode: `Brisbane City 4000`. */
  alsoCalled: readonly string[];
  suburbs: readonly Suburb[];
  /** Suburbs next to those we cover, as the owner lists them. */
  nearby: readonly Suburb[];
}

/** A place that a visitor asked about, with its region. */
export interface Place<Region> {
  name: string;
  postcode: string;
  region: Region;
}

type Kind = "covered" | "region" | "nearby";

/** `covered`: suburbs we come to. `region`: a region or its city by name. `nearby`: suburbs next to those we cover. */
export interface PlaceAnswer<Region> {
  kind: Kind | "unknown";
  /** The most likely place first; empty only for an unknown place. */
  places: readonly Place<Region>[];
  /** Whether the visitor typed a postcode, which means all of the places equally. */
  isPostcode: boolean;
}

interface Words {
  words: string;
  postcode: string;
}

interface Candidate<Region> {
  kind: Kind;
  place: Place<Region>;
  /** Every name of the place: alone, and with the name of its region. */
  names: readonly string[];
  /** Postcodes that may follow the name. */
  postcodes: readonly string[];
}

/** The fewest letters for an answer, for a region, and for a name with a typing mistake. */
const minLetters = { any: 2, region: 3, misspelt: 4 };

/** Other spellings of words in suburb names: Mt Gravatt, Nth Ipswich, Saint Lucia, 8 Mile Plains. */
const sameWords: Readonly<Record<string, string>> = {
  mt: "mount",
  nth: "north",
  sth: "south",
  saint: "st",
  7: "seven",
  8: "eight",
};

/**
 * The typed words in lower case, without words that every place has, such as the country, and a postcode. If only digits
 * were typed, they may be the beginning of a postcode.
 */
function readWords(typed: string): Words {
  const words = typed
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[\u0300-\u036f'’]/g, "")
    .replace(/[^a-z0-9]+/g, " ")
    .replace(/\b(qld|queensland|australia|in|the)\b/g, " ")
    .replace(/\s+/g, " ")
    .trim();
  const postcode = /^\d{1,4}$/.exec(words)?.[0] ?? /\b\d{4}\b/.exec(words)?.[0] ?? "";
  const rest = words.replace(postcode, "").split(" ").filter(Boolean);
  return { words: rest.map((word) => sameWords[word] ?? word).join(" "), postcode };
}

const withoutSpaces = (words: string) => words.replaceAll(" ", "");

/** The words that end the name of a street, before the suburb: Smith Street Coorparoo, 3/12 Old Cleveland Rd Coorparoo. */
const streetTypes = new Set(
  "street st road rd avenue ave av drive dr court ct crescent cres place pl parade pde terrace tce highway hwy lane ln close cl way boulevard blvd circuit cct esplanade esp grove gr".split(
    " ",
  ),
);

const isStreetType = (word: string) => streetTypes.has(word.toLowerCase().replace(".", ""));

const isStreetPart = (part = "") =>
  /\d/.test(part) || isStreetType(part.trim().split(/\s+/).at(-1) ?? "");

/**
 * What may be the suburb of an address: what follows its last comma, or the name of its street. After another place, as in
 * "Redbank Plains, Ipswich", the name of a region says nothing about the suburb, so `isStreet` tells whether a number or a
 * street comes before it. A region's name may also be behind the suburb: "12 Main St, Coorparoo, Brisbane".
 */
function suburbsOfAddress(text: string): (Words & { isStreet: boolean })[] {
  const parts = text.split(/[,;\n]/);
  const last = parts.findLastIndex((part) => readWords(part).words !== "");
  const ending = parts.slice(last).join(" ");
  const words = ending.split(/\s+/);
  const afterStreets = words.flatMap((word, index) =>
    index > 0 && isStreetType(word) ? [words.slice(index + 1).join(" ")] : [],
  );
  return [
    ...(last > 0 ? [{ ...readWords(ending), isStreet: isStreetPart(parts[last - 1]) }] : []),
    ...(last > 1 ? [{ ...readWords(parts.slice(last - 1).join(" ")), isStreet: true }] : []),
    ...afterStreets.map((rest) => ({ ...readWords(rest), isStreet: true })),
  ].filter(({ words: name }) => name !== "");
}

type Matches = (typed: Words, candidate: Candidate<unknown>) => boolean;

/** A postcode beside a name must be one of the place's: there is another Springwood at 2777. */
const hasPostcode: Matches = ({ postcode }, { postcodes }) =>
  postcode === "" || postcodes.includes(postcode);

const isSame: Matches = (typed, candidate) =>
  hasPostcode(typed, candidate) &&
  (typed.words === "" ||
    candidate.names.some((name) => withoutSpaces(name) === withoutSpaces(typed.words)));

/** Whether the typed text is the beginning of a postcode or name; for suburbs also of a later word, as in "gravatt". */
const isBeginning: Matches = (typed, candidate) => {
  const { kind, names, postcodes } = candidate;
  const [name = ""] = names;
  if (typed.words === "") return postcodes.some((each) => each.startsWith(typed.postcode));
  return (
    hasPostcode(typed, candidate) &&
    (withoutSpaces(name).startsWith(withoutSpaces(typed.words)) ||
      (kind !== "region" && name.includes(` ${typed.words}`)))
  );
};

const isMisspelt: Matches = (typed, candidate) =>
  hasPostcode(typed, candidate) &&
  withoutSpaces(typed.words).length >= minLetters.misspelt &&
  candidate.names.some((name) => isOneLetterOff(withoutSpaces(typed.words), withoutSpaces(name)));

function candidatesOf<Region extends PlaceRegion>(regions: readonly Region[]) {
  return regions.flatMap((region): Candidate<Region>[] => {
    const called = [region.longName, region.name, ...region.alsoCalled].map(readWords);
    const suburbs = (kind: Kind, list: readonly Suburb[]) =>
      list.map(({ name, postcode }) => {
        const { words } = readWords(name);
        return {
          kind,
          place: { name, postcode, region },
          names: [words, ...called.map((each) => `${words} ${each.words}`)],
          postcodes: [postcode],
        };
      });
    const postcodes = [...called, ...region.suburbs].map(({ postcode }) => postcode);
    const names = called.map(({ words }) => ({
      kind: "region" as const,
      place: { name: region.longName, postcode: "", region },
      names: [words],
      postcodes: postcodes.filter(Boolean),
    }));
    return [...suburbs("covered", region.suburbs), ...names, ...suburbs("nearby", region.nearby)];
  });
}

/**
 * The places that a visitor may mean: a suburb, region, city or postcode, the beginning of one, or a name with one typing
 * mistake. Every word typed must belong to the place, but for its state, postcode, country and region, and an address
 * before it. The best matches come first. Undefined while too little has been typed.
 */
export function findPlaces<Region extends PlaceRegion>(
  regions: readonly Region[],
  text: string,
): PlaceAnswer<Region> | undefined {
  const typed = readWords(text);
  if (typed.words.length + typed.postcode.length < minLetters.any) return undefined;
  const candidates = candidatesOf(regions);
  const find = (matches: Matches, kind: Kind, words = typed) =>
    candidates.filter((each) => each.kind === kind && matches(words, each));
  const isWord = typed.words.length >= minLetters.region;
  const isPostcode = typed.words === "";
  const regionNames = candidates.filter(({ kind }) => kind === "region");
  const addressed = suburbsOfAddress(text).filter(
    (ending) => ending.isStreet || !regionNames.some((each) => isSame(ending, each)),
  );
  const inAddress = (kind: Kind) => addressed.flatMap((ending) => find(isSame, kind, ending));
  const found = [
    find(isSame, "covered"),
    find(isSame, "region"),
    find(isSame, "nearby"),
    find(isBeginning, "covered"),
    isWord || isPostcode ? find(isBeginning, "region") : [],
    isWord || isPostcode ? find(isBeginning, "nearby") : [],
    inAddress("covered"),
    // "Ann Street, Brisbane City 4000": without its postcode, a region may mean any of its suburbs.
    inAddress("region").filter(() => addressed.some(({ postcode }) => postcode !== "")),
    inAddress("nearby"),
    find(isMisspelt, "covered"),
    find(isMisspelt, "region"),
    find(isMisspelt, "nearby"),
  ].find(({ length }) => length > 0);
  const [first] = found ?? [];
  return found && first
    ? { kind: first.kind, places: rank(found, typed), isPostcode }
    : { kind: "unknown", places: [], isPostcode };
}

/** Each place once. Those whose names begin with the typed text come first. */
function rank<Region>(found: readonly Candidate<Region>[], typed: Words): Place<Region>[] {
  const order = ({ names }: Candidate<Region>) =>
    names[0] === typed.words ? 0 : names[0]?.startsWith(typed.words) ? 1 : 2;
  const sorted = [...found].sort(
    (a, b) => order(a) - order(b) || a.place.name.localeCompare(b.place.name),
  );
  const isFirst = ({ name, region }: Place<Region>, index: number, all: Place<Region>[]) =>
    all.findIndex((each) => each.name === name && each.region === region) === index;
  return sorted.map(({ place }) => place).filter(isFirst);
}

/**
 * The regions that a visitor may mean, which decide the prices shown: none for a place we don't cover, even if it is near
 * one. Undefined while too little has been typed to mean a place.
 */
export function regionsOf<Region>(
  answer: PlaceAnswer<Region> | undefined,
  text: string,
): Region[] | undefined {
  if (!answer || text.trim().length < minLetters.region) return undefined;
  const isCovered = answer.kind === "covered" || answer.kind === "region";
  return isCovered ? [...new Set(answer.places.map(({ region }) => region))] : [];
}

/** A few words in answer to whether we come to a place. A postcode lists every suburb that has it. */
export function describePlace({
  kind,
  places,
  isPostcode,
}: PlaceAnswer<
  PlaceRegion & { inSentence: string; travel: { from: number; to: number } }
>): string {
  const [place] = places;
  if (!place) return "Not on our list yet, but we may still come to you.";
  const { longName, inSentence, travel } = place.region;
  if (kind === "nearby")
    return `Not on our list, but near the suburbs we visit across ${inSentence}: we may still come to you.`;
  const names = (isPostcode ? places : [place]).map(({ name }) => name).join(", ");
  return `${kind === "region" ? "We come to you" : names}: ${longName}, ${formatTravel(travel)}`;
}
