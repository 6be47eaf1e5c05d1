import { momentOf, subjectOf } from "../../site/picture-sets";
import { pagesWithText } from "../../site/page-ids";
import type { CheckedContent } from "../checked-content";
import { readMarkdown } from "../markdown";
import { type ContentProblem, problemAt, warningAt } from "../problem";
import type { Rule } from "./rule";

/** Words a minute that reading times are counted with. */
const readingSpeed = 200;

/** Texts are there and long enough, and what makes a page better. */
export const checkAdvice: Rule = ({ content }) => [
  ...checkMissingTexts(content),
  ...checkArticles(content),
  ...checkGalleries(content),
];

function checkMissingTexts({ entries }: CheckedContent): ContentProblem[] {
  const { services, regions, blog, portfolio, pages } = entries;
  const showsText = ({ id }: { id: string }) => pagesWithText.some((each) => each === id);
  const needed = [
    ...[...services, ...regions, ...blog, ...portfolio].filter(({ data }) => !data.draft),
    ...pages.filter(showsText),
  ];
  const unshown = pages.filter((page) => !showsText(page) && page.body.trim() !== "");
  return [
    ...needed
      .filter(({ body }) => body.trim() === "")
      .map(({ source }) =>
        problemAt(source, [], {
          line: source.bodyLine - 1,
          found: "no text below the facts",
          fix: "write the text of the page after the second ---",
        }),
      ),
    ...unshown.map(({ source, body }) =>
      warningAt(source, [], {
        line: source.bodyLine + body.slice(0, body.search(/\S/)).split("\n").length - 1,
        found: "a text below the facts, which this page does not show",
        fix: "delete it, or write it into lead",
        seen: "Visitors do not see this text.",
      }),
    ),
  ];
}

function checkArticles({ entries }: CheckedContent): ContentProblem[] {
  return entries.blog
    .filter(({ data }) => !data.draft)
    .flatMap(({ data, source, body }) => {
      const facts = readMarkdown(body);
      const problems: ContentProblem[] = [];
      const minutes = Math.max(1, Math.round(facts.words / readingSpeed));
      if (Math.abs(minutes - data.readMinutes) > Math.max(1, data.readMinutes * 0.25)) {
        problems.push(
          warningAt(source, ["readMinutes"], {
            found: `${data.readMinutes}, while the text has ${facts.words} words`,
            fix: `write ${minutes} (about ${readingSpeed} words a minute)`,
          }),
        );
      }
      if (!facts.links.some(({ url }) => url.startsWith("/services/"))) {
        problems.push(
          warningAt(source, [], {
            line: source.bodyLine,
            found: "no link to a service",
            fix: "link to at least one, for example [full detail](/services/full-detail)",
          }),
        );
      }
      return problems;
    });
}

/** A service shows its work, and a story has its end. */
function checkGalleries({ entries }: CheckedContent): ContentProblem[] {
  return entries.services.flatMap(({ data, source }) => {
    const gallery = Object.keys(data.pictures).filter((name) => !/^hero(-mobile)?$/.test(name));
    if (gallery.length === 0) {
      return warningAt(source, ["pictures"], {
        found: "no picture of the work",
        fix: "put before.jpg and after.jpg beside this file and add a line for each",
        seen: "The page of this service has no gallery.",
      });
    }
    const finished = gallery.filter((name) => momentOf(name) === "after").map(subjectOf);
    return gallery
      .filter((name) => momentOf(name) === "before" && !finished.includes(subjectOf(name)))
      .map((name) =>
        warningAt(source, ["pictures", name], {
          found: "a before picture without its after",
          fix: `add ${name.replace(/before$/, "after")}.jpg`,
        }),
      );
  });
}
