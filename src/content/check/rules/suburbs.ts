import { readState, stateName, stateOfPostcode } from "@/business/postcodes";
import type { CheckedContent, Entry } from "@/content/check/checked-content";
import { type ContentProblem, fieldProblem, inMarks } from "@/content/problem";
import { slugOf } from "@/lib/slug-of";
import type { Rule } from "./rule";

/** Checks that each suburb has a postcode of its state, and that no suburb is both covered and only nearby. */
export const checkSuburbs: Rule = ({ content }) =>
  content.entries.regions.flatMap((region) => [
    ...coveredNearby(region, content),
    ...(["suburbs", "nearby"] as const).flatMap((list) => wrongPostcodes(region, list, content)),
  ]);

function coveredNearby({ data, source }: Entry<"regions">, { entries }: CheckedContent) {
  return data.nearby.flatMap(({ name }, index) => {
    const covering = entries.regions.find(({ data: { suburbs } }) =>
      suburbs.some((suburb) => slugOf(suburb.name) === slugOf(name)),
    );
    if (!covering) return [];
    const where = covering.source === source ? "above" : `in ${covering.source.file}`;
    return fieldProblem(source, ["nearby", index], {
      found: `${inMarks(name)} is already one of the suburbs ${where}`,
      fix: "delete it here, or there if you don't go there",
    });
  });
}

/** Postcodes that no place has, or only places in another state. A line may name the state: `Tweed Heads, NSW 2485`. */
function wrongPostcodes(
  { data, source }: Entry<"regions">,
  list: "suburbs" | "nearby",
  { files }: CheckedContent,
): ContentProblem[] {
  const base = files.business?.data.base;
  if (base?.country !== "AU") return [];
  const lines = (source.data as Record<typeof list, string[]>)[list] ?? [];
  return data[list].flatMap(({ name, postcode }, index) => {
    const [, stated = base.state] =
      / ([A-Z]{2,3}|Qld|Vic|Tas),? \d{4}/.exec(lines[index] ?? "") ?? [];
    const state = readState(stated);
    const actual = stateOfPostcode(postcode);
    if (actual && (!state || actual === state)) return [];
    return fieldProblem(source, [list, index], {
      found: actual
        ? `${postcode} is a postcode of ${stateName(actual)}`
        : `there is no postcode ${postcode}`,
      fix: actual
        ? `correct it, or write the state if the suburb is there, for example ${name}, ${actual} ${postcode}`
        : "correct it",
    });
  });
}
