import { warningAt } from "@/content/problem";
import { everyValue } from "./every-value";
import type { Rule } from "./rule";

/** A year before this one is a slip. */
const firstYear = 2000;

/** Warns of days and months with an unlikely year, and of reviews and jobs that are still to come. */
export const checkDates: Rule = ({ content, today }) => {
  if (today === undefined) return [];
  const lastYear = Number(today.slice(0, 4)) + 1;
  return everyValue(content).flatMap(({ value, source, path }) => {
    if (typeof value !== "string" || !/^\d{4}-\d{2}(-\d{2})?$/.test(value)) return [];
    const year = Number(value.slice(0, 4));
    const isPast = ["datePublished", "completed"].includes(String(path.at(-1)));
    const isWrong =
      year < firstYear || year > lastYear || (isPast && value > today.slice(0, value.length));
    if (!isWrong) return [];
    return warningAt(source, path, {
      found:
        year < firstYear
          ? `${value} is long ago`
          : `${value} is ${year > lastYear ? "far " : ""}in the future`,
      fix: "check the year",
    });
  });
};
