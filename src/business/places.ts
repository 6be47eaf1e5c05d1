import { readState, stateOfPostcode } from "./postcodes";
import { formatTravel } from "./suburbs";

interface Suburb {
  name: string;
  postcode: string;
}

/** A region with its city and suburbs, as `findPlaces` searches them. */
interface PlaceRegion {
  name: string;
  longName: string;
  /** Other names. One with a postcode is a place of its own: `Brisbane City 4000`. */
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

/** What is known by name. The first kind counts where several have one name: Ipswich is a suburb, and a region too. */
const kinds = ["covered", "nearby", "region"] as const;

type Kind = (typeof kinds)[number];

/**
 * `covered`: suburbs we come to. `nearby`: suburbs next to those. `region`: no suburb, but the name of a region or its city.
 * `part`: places that may be meant, because only a part of a name was typed, or more than a name.
 */
export interface PlaceAnswer<Region> {
  kind: Kind | "part" | "unknown";
  /** Empty only for an unknown place. */
  places: readonly Place<Region>[];
}

interface Candidate<Region> {
  kind: Kind;
  place: Place<Region>;
  /** The words of its name. */
  words: readonly string[];
  /** The postcodes that may stand beside its name. */
  postcodes: readonly string[];
}

/** The fewest letters for a part of a name, and for a place that is said to be unknown. */
const minLetters = 3;

/** The most words of a name, also where it is written with more spaces than usual. */
const maxWords = 6;

/** Other spellings of words in suburb names: Mt Gravatt, Nth Ipswich, Saint Lucia, 8 Mile Plains. */
const sameWords = new Map([
  ["mt", "mount"],
  ["nth", "north"],
  ["sth", "south"],
  ["saint", "st"],
  ["7", "seven"],
  ["8", "eight"],
]);

const wordsOf = (text: string): string[] =>
  text
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[\u0300-\u036f'’]/g, "")
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .map((word) => sameWords.get(word) ?? word);

const isPostcode = (word = "") => /^\d{4}$/.test(word);

/** The words before the postcode, state and country with which an address may end, in any order. */
function splitEnding(words: readonly string[]) {
  const rest = [...words];
  let postcode = "";
  let state: ReturnType<typeof readState>;
  for (;;) {
    const length = [1, 2, 3].find((count) => readState(rest.slice(-count).join(" ")));
    if (postcode === "" && isPostcode(rest.at(-1))) postcode = rest.pop() ?? "";
    else if (length) state = readState(rest.splice(-length).join(" "));
    else if (rest.at(-1) === "australia") rest.pop();
    else return { rest, postcode, state };
  }
}

/** Whether a place has the postcode and is in the state that stand beside its name: there is a Springwood in NSW, too. */
const isIn =
  (postcode: string, state: ReturnType<typeof readState>) =>
  ({ postcodes }: Candidate<unknown>): boolean =>
    (postcode === "" || postcodes.includes(postcode)) &&
    (!state || postcodes.some((each) => stateOfPostcode(each) === state));

function candidatesOf<Region extends PlaceRegion>(regions: readonly Region[]) {
  return regions.flatMap((region): Candidate<Region>[] => {
    const { name, longName, alsoCalled, suburbs, nearby } = region;
    const called = alsoCalled.map((each) => {
      const postcode = /\d{4}$/.exec(each)?.[0] ?? "";
      return { name: each.replace(postcode, "").trim(), postcode };
    });
    const covered = [...suburbs, ...called.filter(({ postcode }) => postcode)];
    const others = called.filter(({ postcode }) => !postcode);
    const listed = (kind: Kind, list: readonly Suburb[]) =>
      list.map((each) => ({
        kind,
        place: { ...each, region },
        words: wordsOf(each.name),
        postcodes: [each.postcode],
      }));
    const names = [longName, name, ...others.map((each) => each.name)].map((each) => ({
      kind: "region" as const,
      place: { name: longName, postcode: "", region },
      words: wordsOf(each),
      postcodes: covered.map(({ postcode }) => postcode),
    }));
    return [...listed("covered", covered), ...listed("nearby", nearby), ...names];
  });
}

/** The places of the first kind there is, each once. Undefined if there are none. */
function answerWith<Region>(found: readonly Candidate<Region>[]): PlaceAnswer<Region> | undefined {
  const kind = kinds.find((each) => found.some((candidate) => candidate.kind === each));
  return kind && { kind, places: placesOf(found.filter((each) => each.kind === kind)) };
}

const placesOf = <Region>(found: readonly Candidate<Region>[]): Place<Region>[] =>
  found
    .map(({ place }) => place)
    .filter(
      ({ name, region }, index, all) =>
        all.findIndex((each) => each.name === name && each.region === region) === index,
    );

/**
 * The places that a visitor may mean: the last known suburb in the text, as whole words, and the longest where two names end
 * alike. A postcode or a state beside it must be the place's; the country and a region's name after it are ignored.
 * Anything else is asked. Undefined while too little has been typed to mean a place.
 */
export function findPlaces<Region extends PlaceRegion>(
  regions: readonly Region[],
  text: string,
): PlaceAnswer<Region> | undefined {
  const { rest, postcode, state } = splitEnding(wordsOf(text));
  const candidates = candidatesOf(regions);
  const suburbs = candidates.filter(({ kind }) => kind !== "region");
  if (rest.length === 0)
    return postcode === ""
      ? undefined
      : (answerWith(suburbs.filter(isIn(postcode, state))) ?? { kind: "unknown", places: [] });

  const findAtEnd = (words: readonly string[], among: readonly Candidate<Region>[]) => {
    for (let start = Math.max(0, words.length - maxWords); start < words.length; start += 1) {
      // Names may be written together: NewFarm.
      const ending = words.slice(start).join("");
      const before = words[start - 1];
      const named = among
        .filter((each) => each.words.join("") === ending)
        .filter(isIn(postcode || (isPostcode(before) ? (before ?? "") : ""), state));
      if (named.length > 0) return named;
    }
    return [];
  };
  const [region] = findAtEnd(
    rest,
    candidates.filter(({ kind }) => kind === "region"),
  );
  const beforeRegion = region ? findAtEnd(rest.slice(0, -region.words.length), suburbs) : [];
  const known = answerWith(beforeRegion) ?? answerWith(findAtEnd(rest, candidates));
  if (known) return known;
  if (rest.join("").replace(/\d/g, "").length < minLetters) return undefined;

  const isPart = ({ words }: Candidate<Region>) =>
    words.join("").startsWith(rest.join("")) ||
    ` ${words.join(" ")}`.includes(` ${rest.join(" ")}`);
  const partly = candidates.filter(isIn(postcode, state)).filter(isPart);
  // The last known suburb that more words follow.
  const ends = rest.map((_word, index) => rest.length - index);
  const within = ends
    .map((end) => findAtEnd(rest.slice(0, end), suburbs))
    .find(({ length }) => length > 0);
  const places = placesOf(partly.length > 0 ? partly : (within ?? []));
  return { kind: places.length > 0 ? "part" : "unknown", places };
}

/** The one region that all places of an answer belong to; undefined while it is a question, and for places we don't cover. */
export function regionOf<Region>(answer: PlaceAnswer<Region> | undefined): Region | undefined {
  const [first, ...others] = answer?.places ?? [];
  const isCovered = answer?.kind === "covered" || answer?.kind === "region";
  return isCovered && others.every(({ region }) => region === first?.region)
    ? first?.region
    : undefined;
}

/** The most places that are offered to choose from; more letters narrow them down. */
export const maxOffered = 4;

/** A few words in answer to whether we come to a place, or the question that decides it. */
export function describePlace({
  kind,
  places,
}: PlaceAnswer<
  PlaceRegion & { inSentence: string; travel: { from: number; to: number } }
>): string {
  const [place] = places;
  if (!place) return "Not on our list yet, but we may still come to you.";
  const { longName, inSentence, travel } = place.region;
  const names = places.map(({ name }) => name);
  if (kind === "part") return `Do you mean ${names.slice(0, maxOffered).join(" or ")}?`;
  if (kind === "region") return `Which suburb of ${inSentence}?`;
  if (kind === "nearby")
    return `Not on our list, but near the suburbs we visit across ${inSentence}: we may still come to you.`;
  return `${names.join(", ")}: ${longName}, ${formatTravel(travel)}`;
}
