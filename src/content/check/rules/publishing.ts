import { formatLongDay } from "@/business/dates";
import { warningAt } from "@/content/problem";
import type { Rule } from "./rule";

/** Reports drafts, and articles with a date in the future: a build leaves both out. */
export const checkPublishing: Rule = ({ content, today = "9999" }) => {
  const { services, regions, blog, portfolio } = content.entries;
  const drafts = [...services, ...regions, ...blog, ...portfolio].filter(({ data }) => data.draft);
  const later = blog.filter(({ data }) => !data.draft && data.date > today);
  return [
    ...drafts.map(({ source }) =>
      warningAt(source, ["draft"], {
        found: "this is a draft",
        fix: "delete the line draft: true when it is ready",
      }),
    ),
    ...later.map(({ data, source }) =>
      warningAt(source, ["date"], {
        found: `this article appears on ${formatLongDay(data.date)}`,
        fix: "ignore this if the site is built on that day (docs/publishing.md says how), or write an earlier date",
      }),
    ),
  ];
};
