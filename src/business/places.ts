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
  /** Suburbs next to those covered. */
  nearby: readonly Suburb[];
}

/** A place that was asked for, with its region or the nearest one. */
export interface Place<Region> {
  name: string;
  postcode: string;
  region: Region;
}

/** `covered` are suburbs we come to, `region` a region or its city by name, `nearby` places next to those covered. */
export interface PlaceAnswer<Region> {
  kind: "covered" | "region" | "nearby" | "unknown";
  /** The likeliest first; empty for an unknown place only. */
  places: readonly Place<Region>[];
}

interface Words {
  words: string;
  postcode: string;
}

/** Fewer letters than this are no name of a region yet, and no word with a slip. */
const minLetters = { region: 3, slip: 4 };

/** Postcodes of South East Queensland follow the map; further apart than this they are no neighbours. */
const nearPostcodes = 12;

/** Lower-case words without what tells no places apart, and a postcode or, where nothing else was typed, its first digits. */
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

/** Whether one letter too many, too few or wrong, or two that changed places, is all the difference. */
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
    : place.words.startsWith(typed.words) ||
      ` ${place.words}`.includes(` ${typed.words}`) ||
      squeeze(place.words).startsWith(squeeze(typed.words));

const isInside: Fits = (typed, place) =>
  place.words !== "" && ` ${typed.words} `.includes(` ${place.words} `);

const isMisspelt: Fits = (typed, place) => isOneSlipAway(typed.words, place.words);

/**
 * The places a visitor may mean by what was typed: a suburb, a region, a city, a postcode, the beginning of one, one with a slip,
 * an address. Exact names come before beginnings, what we cover before what is only near. Undefined while nothing was typed.
 */
export function findPlaces<Region extends PlaceRegion>(
  regions: readonly Region[],
  text: string,
): PlaceAnswer<Region> | undefined {
  const typed = readWords(text);
  if (!typed.words && !typed.postcode) return undefined;
  const listed = (suburbs: (region: Region) => readonly Suburb[]) =>
    regions.flatMap((region) =>
      suburbs(region).map(({ name, postcode }) => ({
        place: { name, postcode, region },
        words: { ...readWords(name), postcode },
      })),
    );
  const covered = listed(({ suburbs }) => suburbs);
  const nearby = listed((region) => region.nearby);
  const named = regions.flatMap((region) =>
    [region.longName, region.name, ...region.alsoCalled].map((name) => ({
      place: { name: region.longName, postcode: "", region },
      words: readWords(name),
    })),
  );
  // "Coomera, Gold Coast" names a suburb by its region.
  const [ofRegion] = named.filter(({ words }) => typed.words.endsWith(` ${words.words}`));
  const bare = ofRegion && {
    ...typed,
    words: typed.words.slice(0, -ofRegion.words.words.length).trim(),
  };

  const answer = (kind: PlaceAnswer<Region>["kind"], found: typeof covered) => {
    // A postcode tells suburbs of one name apart; one that fits none of them was a slip.
    const exact = found.filter(({ words }) => words.postcode === typed.postcode);
    const places = (exact.length > 0 ? exact : found).map(({ place }) => place);
    const rank = ({ name }: Place<Region>) => {
      const { words } = readWords(name);
      return words === typed.words ? 0 : words.startsWith(typed.words) ? 1 : 2;
    };
    const unique = places.filter(
      ({ name, region }, index) =>
        places.findIndex((each) => each.name === name && each.region === region) === index,
    );
    unique.sort((a, b) => rank(a) - rank(b) || a.name.localeCompare(b.name));
    return unique.length > 0 ? { kind, places: unique } : undefined;
  };
  const by = (list: typeof covered, fits: Fits, wanted = typed) =>
    list.filter(({ words }) => fits(wanted, words));
  const isWord = typed.words.length >= minLetters.region;
  const inside = by(covered, isInside);
  const atAddress = inside.filter(({ words }) => words.postcode === typed.postcode);

  return (
    (by(covered, isSame).length > 0 && answer("covered", by(covered, isBeginning))) ||
    answer("region", by(named, isSame)) ||
    (bare && answer("covered", by(covered, isSame, bare))) ||
    answer("nearby", by(nearby, isSame)) ||
    answer("covered", by(covered, isBeginning)) ||
    (isWord &&
      (answer("region", by(named, isBeginning)) || answer("nearby", by(nearby, isBeginning)))) ||
    answer("covered", atAddress) ||
    answer("covered", by(covered, isMisspelt)) ||
    answer("region", by(named, isMisspelt)) ||
    answer("nearby", by(nearby, isMisspelt)) ||
    answer("nearby", inside) ||
    answer("nearby", by(nearby, isInside)) ||
    answer("region", by(named, isInside)) ||
    answer("nearby", nearestPostcode([...covered, ...nearby], typed.postcode)) || {
      kind: "unknown",
      places: [],
    }
  );
}

/**
 * The region that an answer speaks of: where all its places lie in one, and enough was typed to mean it. It decides whose prices
 * are shown.
 */
export function regionOf<Region>(
  answer: PlaceAnswer<Region> | undefined,
  text: string,
): Region | undefined {
  const region = answer?.places[0]?.region;
  const isOne = answer?.places.every((place) => place.region === region);
  return isOne && text.trim().length >= minLetters.region ? region : undefined;
}

/** The one place whose postcode is nearest, where that is near enough to be a neighbour; it stands under the postcode's name. */
function nearestPostcode<Listed extends { place: Place<unknown>; words: Words }>(
  listed: readonly Listed[],
  postcode: string,
): Listed[] {
  if (postcode.length < 4) return [];
  const distance = ({ words }: Listed) => Math.abs(Number(words.postcode) - Number(postcode));
  const nearest = listed.reduce((best, each) => (distance(each) < distance(best) ? each : best));
  return distance(nearest) <= nearPostcodes
    ? [{ ...nearest, place: { ...nearest.place, name: postcode, postcode } }]
    : [];
}

/** Whether we come to a place, in a few words below the question. */
export function describePlace({
  kind,
  places: [place],
}: PlaceAnswer<
  PlaceRegion & { inSentence: string; travel: { from: number; to: number } }
>): string {
  if (!place) return "Not on our list yet, but we may still come to you.";
  const { longName, inSentence, travel } = place.region;
  if (kind === "nearby")
    return `Not on our list, but next to where we work in ${inSentence}: we may still come to you.`;
  const name = kind === "region" ? "We come to you" : place.name;
  return `${name}: ${longName}, ${formatTravel(travel)}`;
}
