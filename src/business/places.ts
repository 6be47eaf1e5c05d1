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

interface Candidate<Region> extends Words {
  kind: Kind;
  place: Place<Region>;
}

/** Fewer letters than this don't name a region yet, nor count as a misspelt name. */
const minLetters = { region: 3, slip: 4 };

/** Lower-case words without those that every place shares, and a postcode or, where nothing else was typed, its first digits. */
function readWords(typed: string): Words {
  const words = typed
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[\u0300-\u036f'’]/g, "")
    .replace(/[^a-z0-9]+/g, " ")
    .replace(/\b(qld|queensland|australia|in|near|the)\b/g, " ")
    .replace(/\bmt\b/g, "mount")
    .replace(/\s+/g, " ")
    .trim();
  const postcode = /^\d{1,4}$/.exec(words)?.[0] ?? /\b\d{4}\b/.exec(words)?.[0] ?? "";
  return { words: words.replace(postcode, "").replace(/\s+/g, " ").trim(), postcode };
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

type Fits = (typed: Words, place: Words) => boolean;

const isSame: Fits = (typed, place) =>
  typed.words === ""
    ? typed.postcode === place.postcode
    : squeeze(typed.words) === squeeze(place.words);

const isBeginning: Fits = (typed, place) =>
  typed.words === ""
    ? place.postcode.startsWith(typed.postcode)
    : ` ${place.words}`.includes(` ${typed.words}`) ||
      squeeze(place.words).startsWith(squeeze(typed.words));

const isInside: Fits = (typed, place) =>
  place.words !== "" && ` ${typed.words} `.includes(` ${place.words} `);

const isMisspelt: Fits = (typed, place) => isOneSlipAway(typed.words, place.words);

function candidatesOf<Region extends PlaceRegion>(regions: readonly Region[]) {
  return regions.flatMap((region): Candidate<Region>[] => {
    const suburbs = (kind: Kind, list: readonly Suburb[]) =>
      list.map(({ name, postcode }) => ({
        kind,
        place: { name, postcode, region },
        words: readWords(name).words,
        postcode,
      }));
    const names = [region.longName, region.name, ...region.alsoCalled].map((name) => ({
      kind: "region" as const,
      place: { name: region.longName, postcode: "", region },
      ...readWords(name),
    }));
    return [...suburbs("covered", region.suburbs), ...names, ...suburbs("nearby", region.nearby)];
  });
}

/**
 * The places a visitor may mean by what was typed: a suburb, a region, a city, a postcode, the beginning of one, one with a slip,
 * an address. Exact names come before beginnings, those before names within an address (the longest first), slips last; and
 * what we cover before what is only near. Undefined while nothing was typed.
 */
export function findPlaces<Region extends PlaceRegion>(
  regions: readonly Region[],
  text: string,
): PlaceAnswer<Region> | undefined {
  const typed = readWords(text);
  if (!typed.words && !typed.postcode) return undefined;
  const candidates = candidatesOf(regions);
  const find = (fits: Fits, kind: Kind) =>
    candidates.filter((each) => each.kind === kind && fits(typed, each));
  const isWord = typed.words.length >= minLetters.region;
  const inside = candidates.filter((each) => each.kind !== "region" && isInside(typed, each));
  const longest = Math.max(...inside.map(({ words }) => words.length));
  // "Springfield" may also mean Springfield Lakes, which begins the same.
  const isCovered = find(isSame, "covered").length > 0;
  const found = [
    isCovered ? find(isBeginning, "covered") : [],
    find(isSame, "region"),
    find(isSame, "nearby"),
    find(isBeginning, "covered"),
    isWord ? find(isBeginning, "region") : [],
    isWord ? find(isBeginning, "nearby") : [],
    inside.filter(({ words }) => words.length === longest),
    find(isInside, "region"),
    find(isMisspelt, "covered"),
    find(isMisspelt, "region"),
    find(isMisspelt, "nearby"),
  ].find(({ length }) => length > 0);
  const [first] = found ?? [];
  const isPostcode = typed.words === "";
  return found && first
    ? { kind: first.kind, places: rank(found, typed), isPostcode }
    : { kind: "unknown", places: [], isPostcode };
}

/** Each place once, those that begin as typed first. A postcode tells suburbs of the same name apart; one that fits none is ignored. */
function rank<Region>(found: readonly Candidate<Region>[], typed: Words): Place<Region>[] {
  const exact = found.filter(({ postcode }) => postcode === typed.postcode);
  const order = ({ words }: Words) =>
    words === typed.words ? 0 : words.startsWith(typed.words) ? 1 : 2;
  const sorted = [...(exact.length > 0 ? exact : found)].sort(
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
