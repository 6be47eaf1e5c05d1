import { pagesWithText } from "../../site/page-ids";
import { momentOf, subjectOf } from "../../site/picture-sets";
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
          found: "there is no text below the facts",
          fix: "write it after the second ---",
        }),
      ),
    ...unshown.map(({ source }) =>
      warningAt(source, [], {
        line: source.bodyLine,
        found: "this page does not show the text below its facts",
        fix: "delete it, or write it into lead",
      }),
    ),
  ];
}

function checkArticles({ entries }: CheckedContent): ContentProblem[] {
  return entries.blog
    .filter(({ data }) => !data.draft)
    .flatMap(({ data: { readMinutes }, source, body }) => {
      const { words, links } = readMarkdown(body);
      const minutes = Math.max(1, Math.round(words / readingSpeed));
      const isFarOff = Math.abs(minutes - readMinutes) > Math.max(1, readMinutes * 0.25);
      const isLinked = links.some(({ url }) => url.startsWith("/services/"));
      return [
        ...(isFarOff
          ? [
              warningAt(source, ["readMinutes"], {
                found: `${readMinutes} minutes for ${words} words`,
                fix: `write ${minutes}: people read about ${readingSpeed} words a minute`,
              }),
            ]
          : []),
        ...(isLinked
          ? []
          : [
              warningAt(source, [], {
                line: source.bodyLine,
                found: "the article links to no service",
                fix: "link to one, for example [full detail](/services/full-detail)",
              }),
            ]),
      ];
    });
}

/** A before picture without its after tells no story. */
function checkGalleries({ entries }: CheckedContent): ContentProblem[] {
  return entries.services.flatMap(({ data, source }) => {
    const names = Object.keys(data.pictures);
    const finished = names.filter((name) => momentOf(name) === "after").map(subjectOf);
    return names
      .filter((name) => momentOf(name) === "before" && !finished.includes(subjectOf(name)))
      .map((name) =>
        warningAt(source, ["pictures", name], {
          found: "a before picture without its after",
          fix: `add ${name.replace(/before$/, "after")}.jpg`,
        }),
      );
  });
}
