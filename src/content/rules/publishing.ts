import { formatLongDay } from "../../business/blog";
import { warningAt } from "../problem";
import type { Rule } from "./rule";
import { valuesAt } from "./values-at";

const leftOut = "It is shown by npm run dev and left out of the published site.";

/** Says openly what a build will leave out, and which dates lie ahead. */
export const checkPublishing: Rule = ({ content, today }) => {
  const { services, regions, blog, portfolio } = content.entries;
  const drafts = [...services, ...regions, ...blog, ...portfolio]
    .filter(({ data }) => data.draft)
    .map(({ source }) =>
      warningAt(source, ["draft"], {
        found: "a draft, which will be left out of the build",
        fix: "delete the line draft: true when it is ready",
        seen: leftOut,
      }),
    );
  if (today === undefined) return drafts;
  const later = blog
    .filter(({ data }) => !data.draft && data.date > today)
    .map(({ data, source }) =>
      warningAt(source, ["date"], {
        found: `a day that is still to come (${formatLongDay(data.date)}), so it will be left out of the build`,
        fix: "build the site again on that day, or write an earlier one",
        seen: leftOut,
      }),
    );
  const early = valuesAt(portfolio, "completed")
    .filter(({ value: month }) => month > today.slice(0, 7))
    .map(({ value: month, source, path }) =>
      warningAt(source, path, {
        found: `a month that is still to come (${month})`,
        fix: "write the month in which the job was finished",
      }),
    );
  const reviewsAhead = valuesAt([content.files.reviews], "*.datePublished")
    .filter(({ value: day }) => day > today)
    .map(({ value: day, source, path }) =>
      warningAt(source, path, {
        found: `a day that is still to come (${day})`,
        fix: "write the day on which the review was written",
      }),
    );
  return [...drafts, ...later, ...early, ...reviewsAhead];
};
