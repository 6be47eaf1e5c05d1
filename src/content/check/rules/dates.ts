import { warningAt } from "@/content/problem";
import type { Rule } from "./rule";
import { valuesAt } from "./values-at";

/** Warns of reviews and finished jobs with a date that is still to come. */
export const checkDates: Rule = ({ content: { files, entries }, today = "9999" }) =>
  [...valuesAt([files.reviews], "*.datePublished"), ...valuesAt(entries.portfolio, "completed")]
    .filter(({ value }) => value > today.slice(0, value.length))
    .map(({ value, source, path }) =>
      warningAt(source, path, { found: `${value} is in the future`, fix: "check the year" }),
    );
