import { pointsOf } from "../../business/river-map";
import { warningAt } from "../problem";
import type { Rule } from "./rule";

/** Suburbs with a place are on the drawn map, which is of one part of the country. */
export const checkMap: Rule = ({ content }) =>
  content.files.business?.data.map === false
    ? []
    : content.entries.regions.flatMap(({ data, source }) => {
        const placed = data.suburbs.filter(({ latitude }) => latitude !== undefined);
        const drawn = pointsOf(placed).map(({ name }) => name);
        const outside = placed.filter(({ name }) => !drawn.includes(name)).map(({ name }) => name);
        if (outside.length === 0) return [];
        return warningAt(source, ["suburbs"], {
          found: `the drawn map ends before ${outside.slice(0, 3).join(", ")}${outside.length > 3 ? ` and ${outside.length - 3} more` : ""}`,
          fix: "take their places out, from the word at on, or write map: false in business.yml, which leaves the map out; CONTRIBUTING.md says how to draw another",
        });
      });
