import { isAustralianPhone } from "../../business/australian-states";
import type { CheckedContent } from "../checked-content";
import { type ContentProblem, warningAt } from "../problem";
import { quote } from "../visible";
import type { Rule } from "./rule";
import { type PlacedValue, valuesAt } from "./values-at";

/** Values that can be, but hardly are meant: a price a digit off, a phone number that reaches nobody. */
export const checkPlausible: Rule = ({ content: { files } }) => [
  ...farPrices(valuesAt([files.pricing], "services.*.from")),
  ...farPrices(valuesAt([files.pricing], "addOns.*.from")),
  ...checkOuterPrices(files),
  ...checkPhones(files),
];

/** A price this many times its siblings, or this part of them, has lost or gained a digit. */
const maxRatio = 6;
const lookAgain = "look whether a digit is missing or too many; leave it if it is right";

/** Prices far from the others of their list. With fewer than three nobody knows what is usual. */
function farPrices(placed: readonly PlacedValue[]): ContentProblem[] {
  if (placed.length < 3) return [];
  const prices = placed.map(({ value }) => Number(value));
  return placed.flatMap(({ source, path }, index) => {
    const price = prices[index] ?? 0;
    const others = prices.toSpliced(index, 1).sort((a, b) => a - b);
    const middle = others[Math.floor(others.length / 2)] ?? 0;
    if (price <= middle * maxRatio && price >= middle / maxRatio) return [];
    return warningAt(source, path, {
      found: `$${price}, while the others cost $${others[0]} to $${others.at(-1)}`,
      fix: lookAgain,
    });
  });
}

/** Prices of the outer regions are near those of the standard list. */
function checkOuterPrices({ pricing }: CheckedContent["files"]): ContentProblem[] {
  return Object.entries(pricing?.data.outerPrices ?? {}).flatMap(([id, price]) => {
    const from = pricing?.data.services[id]?.from ?? price;
    if (!pricing || (price <= from * 2 && price >= from / 2)) return [];
    return warningAt(pricing.source, ["outerPrices", id], {
      found: `$${price}, while it costs $${from} elsewhere`,
      fix: lookAgain,
    });
  });
}

function checkPhones({ business }: CheckedContent["files"]): ContentProblem[] {
  if (!business || business.data.base.country !== "AU") return [];
  const { data, source } = business;
  return (["mobile", "landline"] as const).flatMap((key) => {
    const number = data.phone[key];
    if (number === undefined || isAustralianPhone(number)) return [];
    return warningAt(source, ["phone", key], {
      found: `${quote(number)} is not an Australian number`,
      fix: "count its digits: there are ten, such as 0491 570 156 or (07) 5550 0142",
      seen: "Nobody who presses it reaches you.",
    });
  });
}
