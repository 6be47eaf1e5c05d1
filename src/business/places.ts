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
export interface PlaceAnswer {
  kind: "covered" | "region" | "part" | "unknown";
  places: readonly Place[];
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

/** The longest name at the end, but not the Mount Gravatt of Upper Mount Gravatt. */
const lastOf = (words: string, among: readonly NamedPlace[]) =>
  among
    .filter((each) => ` ${words}`.endsWith(` ${each.words}`))
    .filter((each) => !/\b(?:north|south|east|west|upper|lower) $/.test(without(words, each)))
    .sort((a, b) => b.words.length - a.words.length)[0];

const without = (words: string, { words: name }: NamedPlace) => words.slice(0, -name.length);

const answerWith = (kind: PlaceAnswer["kind"], ...places: Place[]): PlaceAnswer => ({
  kind: places.length > 0 ? kind : "unknown",
  places,
});

/**
 * The place that ends a text: a suburb, also before its region's name and beside its postcode, or
 * else a region. What begins a name, is one or two letters off, or is the postcode of several
 * suburbs is a question. Undefined while too little is typed.
 *
 * @example findPlaces(regions, "12 Smith St, Coorparoo 4151, Brisbane") // covered: Coorparoo
 */
export function findPlaces(regions: readonly PlaceRegion[], text: string): PlaceAnswer | undefined {
  const suburbs = regions.flatMap((region) =>
    region.suburbs.map((each) => ({ ...each, region, words: wordsOf(each.name) })),
  );
  const cities = regions.map((region) => {
    const { name, longName } = region;
    return { name: longName, postcode: "", region, words: wordsOf(name) };
  });
  const typed = wordsOf(text);
  // Any other number is that of a house.
  const postcode = (typed.match(/\b\d{4}\b/g) ?? []).findLast(
    (number) => typed.endsWith(number) || suburbs.some((each) => each.postcode === number),
  );
  const here = suburbs.filter((each) => !postcode || each.postcode === postcode);
  const words = postcode ? wordsOf(typed.replace(postcode, " ")) : typed;
  if (postcode && words === "") return answerWith(here.length > 1 ? "part" : "covered", ...here);
  if ((words.match(/\p{L}/gu) ?? []).length < minLetters) return undefined;

  const ending = words.replace(/ (?:city|cbd)$/, "");
  const city = lastOf(ending, cities);
  const suburb = (city && lastOf(without(ending, city).trim(), here)) ?? lastOf(words, here);
  if (suburb) return answerWith("covered", suburb);
  if (city) return answerWith("region", city);

  const known = [...cities, ...here];
  const begun = known.filter((each) => each.words.startsWith(words));
  // Ipswich is a suburb, and a region, too.
  if (begun.length > 0)
    return answerWith("part", ...new Map(begun.map((each) => [each.name, each])).values());
  const alike = known.filter(
    (each) => each.words.length >= minMisspelt.letters && each.words[0] === words[0],
  );
  const near = closest(words, [...alike.map((each) => each.words), ""]);
  const maxWrong = near.length >= minMisspelt.twoWrong ? 2 : 1;
  const meant = distance(words, near) <= maxWrong && alike.findLast((each) => each.words === near);
  return answerWith("part", ...(meant ? [meant] : []));
}

/** The most places that are offered to choose from; more letters narrow them down. */
export const maxOffered = 4;

/** A few words in answer to whether we come to a place, or the question that decides it. */
export function describePlace({ kind, places }: PlaceAnswer): string {
  const [place] = places;
  if (!place) return "Not on our list yet, but we may still come to you.";
  const { longName, inSentence, travel } = place.region;
  const names = places.map(({ name }) => name);
  if (kind === "part") return `Do you mean ${names.slice(0, maxOffered).join(" or ")}?`;
  if (kind === "region") return `Which suburb of ${inSentence}?`;
  return `${place.name}: ${longName}, ${formatTravel(travel)}`;
}
