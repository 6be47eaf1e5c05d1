import { readState, stateName, stateOfPostcode } from "@/business/postcodes";
import { inMarks } from "@/content/problem";
import { slugOf } from "@/lib/slug-of";
import type { Rule } from "./rule";

const lists = ["suburbs", "nearby"] as const;

/** Checks that no suburb is both covered and only nearby, and that each has a postcode of its state. */
export const checkSuburbs: Rule = ({ content: { entries, files } }, error) => {
  const base = files.business?.data.base;
  for (const { data, source } of entries.regions) {
    for (const [index, { name }] of data.nearby.entries()) {
      const covering = entries.regions.find(({ data: { suburbs } }) =>
        suburbs.some((suburb) => slugOf(suburb.name) === slugOf(name)),
      );
      if (!covering) continue;
      const where = covering.source === source ? "above" : `in ${covering.source.file}`;
      error(
        { source, path: ["nearby", index] },
        `${inMarks(name)} is already one of the suburbs ${where}`,
        "delete it here, or there if you don't go there",
      );
    }
    if (base?.country !== "AU") continue;
    for (const list of lists)
      for (const [index, { name, postcode }] of data[list].entries()) {
        // A line may name the state: `Tweed Heads, NSW 2485`.
        const line = (source.data as Record<typeof list, string[]>)[list][index] ?? "";
        const [, stated = base.state] = / ([A-Z]{2,3}|Qld|Vic|Tas),? \d{4}/.exec(line) ?? [];
        const state = readState(stated);
        const actual = stateOfPostcode(postcode);
        const place = { source, path: [list, index] };
        if (!actual) error(place, `there is no postcode ${postcode}`, "correct it");
        else if (state && actual !== state)
          error(
            place,
            `${postcode} is a postcode of ${stateName(actual)}`,
            `correct it, or write the state if the suburb is there, for example ${name}, ${actual} ${postcode}`,
          );
      }
  }
};
