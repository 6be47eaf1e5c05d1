import { distance } from "fastest-levenshtein";
import { australianStates, isAustralianPhone } from "../../business/australian-states";
import { formatFrom } from "../../business/money";
import { kilometresBetween } from "../../business/river-map";
import type { CheckedContent } from "../checked-content";
import { type ContentProblem, warningAt } from "../problem";
import { quote } from "../visible";
import type { Rule } from "./rule";
import { type PlacedValue, valuesAt } from "./values-at";

/** Values that can be, but hardly are meant: each is named with what is usual. */
export const checkPlausible: Rule = ({ content }) => [
  ...checkPrices(content),
  ...checkPhones(content),
  ...checkPlaces(content),
  ...checkSuburbNames(content),
];

/** A price this many times its siblings, or this part of them, has lost or gained a digit. */
const maxRatio = 6;
/** Prices of the outer regions lie near those of the standard list. */
const maxOuterRatio = 2;
/** Kilometres from a suburb to the next one of its region: further away, a digit of its place is wrong. */
const maxGap = 25;
/** A vehicle size changes a price by less than this. */
const maxMultiplier = 4;

const middleOf = (numbers: readonly number[]) =>
  [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

const isFar = (one: number, other: number, ratio: number) =>
  one > other * ratio || one < other / ratio;

const countDigits = "look whether a digit is missing or too many; leave it if it is meant";

/** Prices far from the others of their list. With fewer than three nobody knows what is usual. */
function farPrices(placed: readonly PlacedValue[]): ContentProblem[] {
  if (placed.length < 3) return [];
  const prices = placed.map(({ value }) => Number(value));
  return placed.flatMap(({ source, path }, index) => {
    const price = prices[index] ?? 0;
    const others = prices.toSpliced(index, 1);
    if (!isFar(price, middleOf(others), maxRatio)) return [];
    return warningAt(source, path, {
      found: `$${price}, while the others cost $${Math.min(...others)} to $${Math.max(...others)}`,
      fix: countDigits,
      seen: `Visitors read “${formatFrom(price)}”.`,
    });
  });
}

function checkPrices({ files: { pricing } }: CheckedContent): ContentProblem[] {
  if (!pricing) return [];
  const { data, source } = pricing;
  const far = farPrices(valuesAt([pricing], "services.*.from"));
  const outer = Object.entries(data.outerPrices).flatMap(([id, price]) => {
    const from = data.services[id]?.from;
    if (from === undefined || !isFar(price, from, maxOuterRatio)) return [];
    // Where the standard price itself is odd, that one is named.
    if (far.some(({ field }) => field === `services.${id}.from`)) return [];
    return warningAt(source, ["outerPrices", id], {
      found: `$${price}, while the standard list has $${from}`,
      fix: countDigits,
    });
  });
  const sizes = data.sizes.flatMap(({ multiplier }, index) =>
    isFar(multiplier, 1, maxMultiplier)
      ? warningAt(source, ["sizes", index, "multiplier"], {
          found: `${multiplier} times the price; usual is 0.8 to 2`,
          fix: "look whether the point stands right; leave it if it is meant",
        })
      : [],
  );
  const hourly = Object.entries(data.services).flatMap(([id, { from, perHour }]) =>
    perHour !== undefined && isFar(perHour, from, maxRatio)
      ? warningAt(source, ["services", id, "perHour"], {
          found: `$${perHour} an hour, while the service starts at $${from}`,
          fix: countDigits,
        })
      : [],
  );
  return [
    ...far,
    ...farPrices(valuesAt([pricing], "addOns.*.from")),
    ...outer,
    ...sizes,
    ...hourly,
  ];
}

function checkPhones({ files }: CheckedContent): ContentProblem[] {
  if (!files.business || files.business.data.base.country !== "AU") return [];
  const { data, source } = files.business;
  return (["mobile", "landline"] as const).flatMap((key) => {
    const number = data.phone[key];
    if (number === undefined || isAustralianPhone(number)) return [];
    return warningAt(source, ["phone", key], {
      found: `${quote(number)}, which is no Australian number`,
      fix: "count its digits: ten with the area, such as 0491 570 156 or (07) 5550 0142",
      seen: "Nobody who presses it reaches you.",
    });
  });
}

function checkPlaces({ files, entries }: CheckedContent): ContentProblem[] {
  const { business } = files;
  const state = business && australianStates[business.data.base.state];
  if (!state) return [];
  const isInside = (value: number, [low, high]: readonly [number, number]) =>
    low <= value && value <= high;
  const places = [
    { source: business.source, path: ["base"], place: business.data.base },
    ...entries.regions.map(({ source, data }) => ({ source, path: ["geo"], place: data.geo })),
  ];
  const outside = places.flatMap(({ source, path, place }) =>
    (["latitude", "longitude"] as const).flatMap((key) =>
      isInside(place[key], state[key])
        ? []
        : warningAt(source, [...path, key], {
            found: `${place[key]}, which lies outside ${state.name}`,
            fix: `write degrees from ${state[key].join(" to ")}; the south has a minus sign`,
          }),
    ),
  );
  const postcodes = entries.regions.flatMap(({ data, source }) =>
    data.suburbs.flatMap(({ name, postcode }, index) =>
      postcode.startsWith(state.postcode)
        ? []
        : warningAt(source, ["suburbs", index], {
            found: `the postcode ${postcode}, which is not in ${state.name}`,
            fix: `look up the postcode of ${name}`,
          }),
    ),
  );
  return [...outside, ...postcodes, ...entries.regions.flatMap(farSuburbs)];
}

/** Suburbs whose place on the map is far from all others of their region. */
function farSuburbs({ data, source }: CheckedContent["entries"]["regions"][number]) {
  const placed = data.suburbs.flatMap(({ name, latitude, longitude }, index) =>
    latitude === undefined || longitude === undefined ? [] : [{ name, index, latitude, longitude }],
  );
  return placed.flatMap((suburb) => {
    const others = placed.filter((other) => other !== suburb);
    const gap = Math.min(...others.map((other) => kilometresBetween(suburb, other)));
    if (others.length === 0 || gap <= maxGap) return [];
    return warningAt(source, ["suburbs", suburb.index], {
      found: `${suburb.name} at ${suburb.latitude}, ${suburb.longitude}, ${Math.round(gap)} km from the next suburb of ${data.longName}`,
      fix: "look whether a digit is wrong; leave it if it is meant",
      seen: "Its dot is far from the others on the map, or missing.",
    });
  });
}

/** A job or a review may be from anywhere; a name one letter off a suburb of the list is that suburb. */
function checkSuburbNames({ files, entries }: CheckedContent): ContentProblem[] {
  const suburbs = valuesAt(entries.regions, "suburbs.*.name").map(({ value }) => value);
  const places = [
    ...valuesAt(entries.portfolio, "location"),
    ...valuesAt([files.reviews], "*.location"),
  ];
  return places.flatMap(({ value: name, source, path }) => {
    if (suburbs.includes(name)) return [];
    const near = suburbs.find((suburb) => distance(suburb.toLowerCase(), name.toLowerCase()) <= 1);
    if (near === undefined) return [];
    return warningAt(source, path, {
      found: `${quote(name)}, while a region lists ${quote(near)}`,
      fix: `write ${near} if that is meant`,
    });
  });
}
