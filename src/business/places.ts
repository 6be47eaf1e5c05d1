import { closest, distance } from "fastest-levenshtein";
import { formatTravel } from "./suburbs";

/** A region with its suburbs. */
export interface PlaceRegion {
  slug: string;
  name: string;
  longName: string;
  /** Its name within a sentence. */
  inSentence: string;
  /** Minutes from the business. */
  travel: { from: number; to: number };
  suburbs: readonly { name: string; postcode: string }[];
}

/** A suburb, or the name of a region without a postcode. */
interface Place {
  name: string;
  postcode: string;
  region: PlaceRegion;
}

/**
 * `covered`: one suburb that we come to. `region`: the name of a region, without a suburb. `part`:
 * places that may be meant. Only an unknown place has none.
 */
export interface PlaceMatch {
  kind: "covered" | "region" | "part" | "unknown";
  places: readonly Place[];
  /** The region in which all of these places are. */
  region: PlaceRegion | undefined;
}

interface NamedPlace extends Place {
  words: string;
}

/** The fewest letters that can mean a place. */
const minLetters = 2;

/** The fewest letters of a name recognised with one wrong letter, and with two. */
const minMisspelt = { letters: 5, twoWrong: 7 };

/** The words without state and country: `Mt. Gravatt QLD` is `mount gravatt`. */
const wordsOf = (text: string): string =>
  text
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[\u0300-\u036f'’]/g, "")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .replace(/\b(?:queensland|qld|australia)\b/g, "")
    .replace(/\bmt\b/g, "mount")
    .replace(/ +/g, " ")
    .trim();

function answerWith(kind: PlaceMatch["kind"], places: readonly Place[]): PlaceMatch | undefined {
  const [first] = places;
  const isOne = places.every(({ region }) => region.slug === first?.region.slug);
  return first && { kind, places, region: isOne ? first.region : undefined };
}

const withoutEnd = (words: string, { words: name }: NamedPlace) =>
  words.slice(0, -name.length).trim();

/** The longest name at the end, but not the Mount Gravatt of Upper Mount Gravatt. */
const lastOf = (words: string, among: readonly NamedPlace[]): NamedPlace | undefined =>
  among
    .filter((each) => ` ${words}`.endsWith(` ${each.words}`))
    .filter((each) => !/\b(?:north|south|east|west|upper|lower)$/.test(withoutEnd(words, each)))
    .sort((a, b) => b.words.length - a.words.length)[0];

/** `12 smith st coorparoo brisbane`: the suburb, also before its city, or else the city. */
function atEnd(words: string, suburbs: readonly NamedPlace[], cities: readonly NamedPlace[]) {
  const ending = words.replace(/ (?:city|cbd)$/, "");
  const city = lastOf(ending, cities);
  const suburb = (city && lastOf(withoutEnd(ending, city), suburbs)) ?? lastOf(words, suburbs);
  return suburb ? answerWith("covered", [suburb]) : city && answerWith("region", [city]);
}

/** `spring`: Springfield, Springwood. Ipswich, a suburb and a region, counts once. */
function begunBy(words: string, known: readonly NamedPlace[]) {
  const begun = known.filter((each) => each.words.startsWith(words));
  return answerWith("part", [...new Map(begun.map((each) => [each.name, each])).values()]);
}

/** `indooropily`: Indooroopilly, with one letter wrong, or two in a long name. */
function misspelt(words: string, known: readonly NamedPlace[]) {
  const alike = known.filter(
    (each) => each.words.length >= minMisspelt.letters && each.words[0] === words[0],
  );
  const near = closest(words, [...alike.map((each) => each.words), ""]);
  const maxWrong = near.length >= minMisspelt.twoWrong ? 2 : 1;
  const meant = alike.findLast((each) => each.words === near);
  return meant && distance(words, near) <= maxWrong ? answerWith("part", [meant]) : undefined;
}

/**
 * The words and the postcode of an address: `4151 smith st coorparoo` and 4151 of `4151 Smith St,
 * Coorparoo 4151`. Four digits are a postcode at the end, or if a suburb has them, as in `Coorparoo
 * 4151, Brisbane`. Other numbers are those of houses.
 */
function readAddress(text: string, known: readonly string[]) {
  const typed = wordsOf(text);
  const pattern = new RegExp(String.raw`^(.*)\b(\d{4}$|${known.join("|")})\b(.*)$`);
  const [, before = typed, postcode, after = ""] = pattern.exec(typed) ?? [];
  return { words: wordsOf(before + after), postcode, isLast: after === "" };
}

/**
 * Returns a function that finds the place at the end of a text: a suburb, also beside its postcode
 * or before its region's name, or else a region. The beginning of a name, a slip of one or two
 * letters and a shared postcode get a question. Undefined while too little is typed.
 *
 * @example placeFinder(regions)("12 Smith St, Coorparoo 4151, Brisbane") // covered: Coorparoo
 */
export function placeFinder(regions: readonly PlaceRegion[]) {
  const suburbs = regions.flatMap((region) =>
    region.suburbs.map((each) => ({ ...each, region, words: wordsOf(each.name) })),
  );
  const cities = regions.map((region) => {
    const { name, longName } = region;
    return { name: longName, postcode: "", region, words: wordsOf(name) };
  });
  const findAmong = (words: string, among: readonly NamedPlace[]) =>
    atEnd(words, among, cities) ??
    begunBy(words, [...cities, ...among]) ??
    misspelt(words, [...cities, ...among]);
  const postcodes = suburbs.map(({ postcode }) => postcode);
  const unknown: PlaceMatch = { kind: "unknown", places: [], region: undefined };
  return (text: string): PlaceMatch | undefined => {
    const { words, postcode, isLast } = readAddress(text, postcodes);
    const here = suburbs.filter((each) => !postcode || each.postcode === postcode);
    if (postcode && words === "")
      return answerWith(here.length > 1 ? "part" : "covered", here) ?? unknown;
    if ((words.match(/\p{L}/gu) ?? []).length < minLetters) return undefined;
    const found = findAmong(words, here);
    const elsewhere = found ?? findAmong(words, suburbs);
    // A number in the middle is that of a house: `4005 Pacific Highway, Loganholme`.
    if (found || !isLast) return elsewhere ?? unknown;
    // A suburb with the postcode of another one in Queensland is a question: `Marsden 4133`.
    return elsewhere && postcode?.startsWith("4") ? { ...elsewhere, kind: "part" } : unknown;
  };
}

/** The name of the suburb that was found; undefined for anything else. */
export const suburbNameOf = (answer: PlaceMatch | undefined): string | undefined =>
  answer?.kind === "covered" ? answer.places[0]?.name : undefined;

/** The most places that are offered to choose from; more letters narrow them down. */
export const maxOffered = 4;

/** The one place that can be meant by what was typed so far: `Coom` is Coomera. */
export function onlyPlace(answer: PlaceMatch | undefined, typed: string): string | undefined {
  const [place, ...others] = answer?.kind === "part" ? answer.places : [];
  const isBegun = place && wordsOf(place.name).startsWith(wordsOf(typed));
  return isBegun && others.length === 0 ? place.name : undefined;
}

/**
 * Whether we come to a place, or which suburb of a region is meant. A question about several places
 * has a button for each (components/regions/place-answer).
 */
export function describePlace({ kind, places: [place] }: PlaceMatch): string {
  if (!place) return "Not on our list yet, but we may still come to you.";
  if (kind === "region") return `Which suburb of ${place.region.inSentence}?`;
  return `Yes, we come to ${place.name}, ${formatTravel(place.region.travel)} away.`;
}
