import { type ContentProblem, warningAt } from "../problem";
import type { Rule } from "./rule";
import { type PlacedValue, valuesAt } from "./values-at";

/** Prices that can be, but are hardly meant: a digit off. */
export const checkPrices: Rule = ({ content: { files } }) => [
  ...farPrices(valuesAt([files.pricing], "services.*.from")),
  ...farPrices(valuesAt([files.pricing], "addOns.*.from")),
];

/** A price this many times its siblings, or this part of them, has lost or gained a digit. */
const maxRatio = 6;

/** Prices far from the others in their list. Fewer than three don't show what is usual. */
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
      fix: "look whether a digit is missing or too many; leave it if it is right",
    });
  });
}
