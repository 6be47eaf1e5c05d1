import { z } from "zod";
import { asType } from "../graphql-types";
import { answerFields, count, day, markdownLine, sitePath, slug, text } from "./fields";

/** `content/comparison.yml`: which service includes what. */
export const comparisonSchema = asType(
  z.strictObject({
    services: z
      .array(slug({ description: "Id of a service.", example: "basic-detail" }))
      .min(2, "name at least two")
      .meta({ description: "Columns of the comparison, in order." }),
    groups: z
      .array(
        asType(
          z.strictObject({
            id: slug({ description: "Id of the group.", example: "exterior" }),
            name: text({ description: "Heading of the group.", example: "Exterior" }, { max: 40 }),
            features: z
              .array(
                asType(
                  z.strictObject({
                    id: slug({ description: "Id of the feature.", example: "hand-wash" }),
                    name: text(
                      { description: "Name of the feature.", example: "Hand wash" },
                      { max: 60 },
                    ),
                    explanation: text(
                      { description: "One sentence that explains it." },
                      { max: 240 },
                    ),
                    includedIn: z
                      .array(slug({ description: "Id of a service.", example: "basic-detail" }))
                      .meta({ description: "Ids of the services that include it." }),
                  }),
                  {
                    name: "ComparisonFeature",
                    description: "A feature and the services that include it.",
                  },
                ),
              )
              .min(1, "name at least one")
              .meta({ description: "Rows of the group." }),
          }),
          { name: "ComparisonGroup", description: "A group of features." },
        ),
      )
      .min(1, "name at least one")
      .meta({ description: "Groups of features." }),
  }),
  {
    name: "Comparison",
    description: "Which service includes what. One node, from content/comparison.yml.",
    isNode: true,
    links: { services: "Service" },
  },
);

/** `content/faq.yml`. */
export const faqSchema = z
  .array(
    asType(
      z.strictObject({
        id: slug({ description: "Id of the question, for links.", example: "areas-served" }),
        question: text({ description: "The question." }, { max: 200 }),
        answer: markdownLine({ description: "The answer in markdown: links and **bold**." }),
      }),
      {
        name: "FaqItem",
        description: "A frequently asked question, from content/faq.yml.",
        isNode: true,
        hidden: ["id"],
        more: /* GraphQL */ `
        "Id, for links."
        slug: String!
        "Place in the list, from 1."
        order: Int!
        ${answerFields}
      `,
      },
    ),
  )
  .min(1, "write at least one question")
  .meta({ description: "Frequently asked questions, in order." });

/** `content/reviews.yml`. */
export const reviewsSchema = z
  .array(
    asType(
      z.strictObject({
        id: count({ description: "Number of the review.", example: "4" }, { min: 1 }),
        name: text({ description: "Who wrote it.", example: "Priya S." }, { max: 60 }),
        location: text({ description: "Suburb.", example: "Coorparoo" }, { max: 60 }),
        rating: count({ description: "Stars, 1 to 5.", example: "5" }, { min: 1, max: 5 }),
        text: text({ description: "The review, word for word." }, { max: 800 }),
        source: text(
          { description: "Where it was written.", example: "Google Review" },
          { max: 40 },
        ),
        datePublished: day({ description: "When it was written." }),
        sample: z.boolean().default(false).meta({
          description: "true while this is an example and not a real review.",
          example: "true",
        }),
      }),
      {
        name: "Review",
        description: "A customer review, from content/reviews.yml.",
        isNode: true,
        hidden: ["id"],
        more: /* GraphQL */ `
        "Number of the review."
        reviewId: Int!
      `,
      },
    ),
  )
  .meta({ description: "Customer reviews." });

/** `content/redirects.yml`. */
export const redirectsSchema = z
  .array(
    asType(
      z.strictObject({
        to: sitePath({ description: "The page to show." }),
        from: z
          .array(sitePath({ description: "An old or short address.", example: "/basic" }))
          .min(1, "name at least one address")
          .meta({ description: "Addresses that lead there." }),
      }),
      {
        name: "Redirect",
        description:
          "An old or short address and the page it leads to, from content/redirects.yml.",
        isNode: true,
        hidden: ["from"],
        more: /* GraphQL */ `
        "The old or short path."
        from: String!
      `,
      },
    ),
  )
  .meta({ description: "Old and short addresses." });

/** `content/categories.yml`. */
export const categoriesSchema = asType(
  z.strictObject({
    blog: z
      .array(text({ description: "A blog category.", example: "Maintenance" }, { max: 40 }))
      .min(1, "name at least one")
      .meta({ description: "Categories of articles." }),
    portfolio: z
      .array(text({ description: "A portfolio category.", example: "Full Detail" }, { max: 40 }))
      .min(1, "name at least one")
      .meta({ description: "Filters of the portfolio page, in order." }),
  }),
  {
    name: "Categories",
    description: "Closed lists of category names. One node, from content/categories.yml.",
    isNode: true,
  },
);
