import { formatTravel } from "./suburbs";

interface Suburb {
  name: string;
  postcode: string;
}

/** What is known of a region's places. */
interface PlaceRegion {
  name: string;
  longName: string;
  /** Other names, some with a postcode: `Brisbane City 4000`. */
  alsoCalled: readonly string[];
  suburbs: readonly Suburb[];
  /** Neighbours of the suburbs covered, as the owner names them. */
  nearby: readonly Suburb[];
}

/** A place somebody asked about, with its region. */
export interface Place<Region> {
  name: string;
  postcode: string;
  region: Region;
}

type Kind = "covered" | "region" | "nearby";

/** `covered` are suburbs we come to, `region` a region or its city by name, `nearby` neighbours of the suburbs covered. */
export interface PlaceAnswer<Region> {
  kind: Kind | "unknown";
  /** The likeliest first; empty for an unknown place only. */
  places: readonly Place<Region>[];
  /** Whether a postcode was typed: it means all of the places alike. */
  isPostcode: boolean;
}

interface Words {
  words: string;
  postcode: string;
}

interface Candidate<Region> {
  kind: Kind;
  place: Place<Region>;
  /** Everything it may be called: its own name first, then the same with the name of its region. */
  names: readonly string[];
  /** Postcodes that may stand beside the name. */
  postcodes: readonly string[];
}

/** Fewer letters than this answer nothing at all, don't name a region yet, or don't count as a misspelt name. */
const minLetters = { any: 2, region: 3, slip: 4 };

/** How words of suburbs are also written: Mt Gravatt, Nth Ipswich, Saint Lucia, 8 Mile Plains. */
const sameWords: Readonly<Record<string, string>> = {
  mt: "mount",
  nth: "north",
  sth: "south",
  saint: "st",
  7: "seven",
  8: "eight",
};

/** Lower-case words without those that every place shares, and a postcode or, where nothing else was typed, its first digits. */
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

const squeeze = (words: string) => words.replaceAll(" ", "");

/** Whether two names differ by a single letter: one extra, missing or wrong, or two swapped. */
function isOneSlipAway(typed: string, name: string): boolean {
  const [a, b] = [squeeze(typed), squeeze(name)];
  if (a.length < minLetters.slip) return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start += 1;
  const [restA, restB] = [a.slice(start), b.slice(start)];
  return (
    restA.slice(1) === restB.slice(1) ||
    restA.slice(1) === restB ||
    restA === restB.slice(1) ||
    restA === `${restB[1]}${restB[0]}${restB.slice(2)}`
  );
}

type Fits = (typed: Words, candidate: Candidate<unknown>) => boolean;

/** A postcode beside a name has to be the place's: there is another Springwood at 2777. */
const hasPostcode: Fits = ({ postcode }, { postcodes }) =>
  postcode === "" || postcodes.includes(postcode);

const isSame: Fits = (typed, candidate) =>
  hasPostcode(typed, candidate) &&
  (typed.words === "" || candidate.names.some((name) => squeeze(name) === squeeze(typed.words)));

/** The beginning of a postcode or of a name; of suburbs also that of a later word, as in "gravatt". */
const isBeginning: Fits = (typed, candidate) => {
  const { kind, names, postcodes } = candidate;
  const [name = ""] = names;
  if (typed.words === "") return postcodes.some((each) => each.startsWith(typed.postcode));
  return (
    hasPostcode(typed, candidate) &&
    (squeeze(name).startsWith(squeeze(typed.words)) ||
      (kind !== "region" && name.includes(` ${typed.words}`)))
  );
};

const isMisspelt: Fits = (typed, candidate) =>
  hasPostcode(typed, candidate) && candidate.names.some((name) => isOneSlipAway(typed.words, name));

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
 * The places a visitor may mean by what was typed: a suburb, a region, a city, a postcode, the beginning of one, one with a slip.
 * All that was typed has to be the place; only its state, postcode, country and region may stand beside it, and a street
 * with a number and a comma before it. Exact names come before beginnings, slips last, and what we cover before what is
 * only near. Undefined while too little was typed.
 */
export function findPlaces<Region extends PlaceRegion>(
  regions: readonly Region[],
  text: string,
): PlaceAnswer<Region> | undefined {
  const typed = readWords(text);
  if (typed.words.length + typed.postcode.length < minLetters.any) return undefined;
  const candidates = candidatesOf(regions);
  const find = (fits: Fits, kind: Kind, words = typed) =>
    candidates.filter((each) => each.kind === kind && fits(words, each));
  const isWord = typed.words.length >= minLetters.region;
  const isPostcode = typed.words === "";
  // "Springfield" may also mean Springfield Lakes, which begins the same.
  const isCovered = find(isSame, "covered").length > 0;
  const afterStreet = readWords(/^[^,]*\d[^,]*,(.*)$/s.exec(text)?.[1] ?? "");
  const street = (kind: Kind) => (afterStreet.words === "" ? [] : find(isSame, kind, afterStreet));
  const found = [
    isCovered ? find(isBeginning, "covered") : [],
    find(isSame, "covered"),
    find(isSame, "region"),
    find(isSame, "nearby"),
    find(isBeginning, "covered"),
    isWord || isPostcode ? find(isBeginning, "region") : [],
    isWord || isPostcode ? find(isBeginning, "nearby") : [],
    street("covered"),
    street("nearby"),
    find(isMisspelt, "covered"),
    find(isMisspelt, "region"),
    find(isMisspelt, "nearby"),
  ].find(({ length }) => length > 0);
  const [first] = found ?? [];
  return found && first
    ? { kind: first.kind, places: rank(found, typed), isPostcode }
    : { kind: "unknown", places: [], isPostcode };
}

/** Each place once, those that begin as typed first. */
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
 * The region that an answer is about, which decides whose prices are shown; undefined where its places are in several, or
 * too little was typed to mean one.
 */
export function regionOf<Region>(
  answer: PlaceAnswer<Region> | undefined,
  text: string,
): Region | undefined {
  const region = answer?.places[0]?.region;
  const isOne = answer?.places.every((place) => place.region === region);
  return isOne && text.trim().length >= minLetters.region ? region : undefined;
}

/** Whether we come to a place, in a few words below the question; a postcode names every suburb that has it. */
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
    return `Not on our list, but next to the suburbs we visit across ${inSentence}: we may still come to you.`;
  const names = (isPostcode ? places : [place]).map(({ name }) => name).join(", ");
  return `${kind === "region" ? "We come to you" : names}: ${longName}, ${formatTravel(travel)}`;
}
