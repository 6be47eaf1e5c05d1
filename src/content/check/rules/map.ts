import { pointsOf } from "@/business/river-map";
import { warningAt } from "@/content/problem";
import type { Rule } from "./rule";

/** Checks that suburbs with a position are on the drawn map, which shows one part of the country. */
export const checkMap: Rule = ({ content }) =>
  content.files.business?.data.map === false
    ? []
    : content.entries.regions.flatMap(({ data, source }) => {
        const placed = data.suburbs.filter(({ latitude }) => latitude !== undefined);
        const drawn = pointsOf(placed).map(({ name }) => name);
        const outside = placed.filter(({ name }) => !drawn.includes(name)).map(({ name }) => name);
        if (outside.length === 0) return [];
        return warningAt(source, ["suburbs"], {
          found: `outside the drawn map: ${outside.slice(0, 3).join(", ")}${outside.length > 3 ? ` and ${outside.length - 3} more` : ""}`,
          fix: 'delete "at" and the numbers after it, leave the map out with map: false in business.yml, or draw another map as CONTRIBUTING.md explains',
        });
      });
