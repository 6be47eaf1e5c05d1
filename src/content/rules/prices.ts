import type { CheckedContent } from "../checked-content";
import { type ContentProblem, problemAt, warningAt } from "../problem";
import type { Rule } from "./rule";
import { type PlacedValue, valuesAt } from "./values-at";

/** Checks that every service has its prices, and that none looks as if it had a digit too many or too few. */
export const checkPrices: Rule = ({ content }) => {
  const { pricing } = content.files;
  if (!pricing) return [];
  const standard = ({ path }: PlacedValue) => pricing.data.services[String(path.at(-1))]?.from;
  const services = valuesAt([pricing], "services.*.from");
  const addOns = valuesAt([pricing], "addOns.*.from");
  return [
    ...missingPrices(content, pricing),
    ...suspiciousPrices(services, (each) => medianOfOthers(services, each)),
    ...suspiciousPrices(addOns, (each) => medianOfOthers(addOns, each)),
    ...suspiciousPrices(valuesAt([pricing], "outerPrices.*"), standard),
  ];
};

function missingPrices(
  { entries, ids, drafts }: CheckedContent,
  { data, source }: NonNullable<CheckedContent["files"]["pricing"]>,
): ContentProblem[] {
  const missing = (list: string, id: string, price: string) =>
    problemAt(source, [list], {
      found: `the price of ${id} is missing`,
      fix: `add a line, for example ${id}: ${price}`,
    });
  // A draft needs no price yet.
  const published = ids.services.filter((id) => !drafts.has(`services/${id}`));
  const outer = entries.regions.filter(
    ({ data: region }) => region.priceList === "outer" && !region.draft,
  );
  const shown = valuesAt(outer, "popularServices.*.service").map(({ value }) => value);
  return [
    ...published
      .filter((id) => !data.services[id])
      .map((id) => missing("services", id, "{from: 90}")),
    ...[...new Set(shown)]
      .filter((id) => ids.services.includes(id) && !data.outerPrices[id])
      .map((id) => missing("outerPrices", id, "100")),
  ];
}

/** The median of the other prices, or undefined if there are fewer than two. */
function medianOfOthers(placed: readonly PlacedValue[], price: PlacedValue): number | undefined {
  const others = placed.filter((each) => each !== price).map(({ value }) => Number(value));
  return others.length < 2 ? undefined : others.sort((a, b) => a - b)[others.length >> 1];
}

/** A price that is more than this many times higher or lower than the usual one probably has a wrong number of digits. */
const maxRatio = 6;

function suspiciousPrices(
  placed: readonly PlacedValue[],
  usualOf: (price: PlacedValue) => number | undefined,
): ContentProblem[] {
  return placed.flatMap((each) => {
    const price = Number(each.value);
    const usual = usualOf(each) ?? price;
    if (price <= usual * maxRatio && price >= usual / maxRatio) return [];
    return warningAt(each.source, each.path, {
      found: `$${price} looks wrong, because $${usual} would be usual`,
      fix: "check the number of digits; leave it if it is right",
    });
  });
}
