import { z } from "zod";
import { count, day, flag, oldPath, question, serviceId, sitePath, slug, text } from "./fields";
import { group } from "./graphql-types";

/** `content/comparison.yml`: which service includes what. */
export const comparisonSchema = group(
  "Comparison",
  "Which service includes what. One node, from content/comparison.yml.",
  {
    services: z
      .array(serviceId("Id of a service."))
      .min(2, "list at least two")
      .describe("Columns of the comparison, in order."),
    groups: z
      .array(
        group("ComparisonGroup", "Rows of the comparison under one heading.", {
          id: slug("Id of the group, unique in the comparison.", { example: "exterior" }).meta({
            unique: true,
          }),
          name: text("Heading of the group.", { max: 40 }),
          features: z
            .array(
              group("ComparisonFeature", "A feature and the services that include it.", {
                id: slug("Id of the feature, unique in the comparison.", {
                  example: "hand-wash",
                }).meta({ unique: true }),
                name: text("Name of the feature.", { max: 60 }),
                explanation: text(
                  "What the feature means, in a sentence. Shown as a tooltip on the name.",
                  { max: 240 },
                ),
                includedIn: z
                  .array(
                    slug("Id of a service.", { example: "basic-detail" }).meta({
                      refersTo: "comparedServices",
                    }),
                  )
                  .describe("Ids of the services that include it."),
              }),
            )
            .min(1, "list at least one")
            .describe("Rows of the group."),
        }),
      )
      .min(1, "list at least one")
      .describe("The rows of the comparison, under their headings."),
    note: text("A line below the comparison.", { max: 160 }).optional(),
  },
  { isNode: true },
);

/** `content/faq.yml`. */
export const faqSchema = z
  .array(
    group(
      "FaqItem",
      "A frequently asked question, from content/faq.yml.",
      {
        id: slug("Id of the question, for links.", { example: "areas-served" }).meta({
          unique: true,
        }),
        ...question.shape,
        sample: flag(
          "true while the answer is an example that you have not adapted to your business.",
        ),
      },
      {
        isNode: true,
        hidden: ["id", "sample"],
      },
    ),
  )
  .min(1, "write at least one question")
  .describe("Frequently asked questions, in order.");

/** `content/reviews.yml`. */
export const reviewsSchema = z
  .array(
    group(
      "Review",
      "A customer review, from content/reviews.yml.",
      {
        id: count("Number of the review.", { example: "4", min: 1 }).meta({ unique: true }),
        name: text("Name of the customer.", { max: 60 }),
        location: text("Suburb.", { max: 60 }),
        rating: count("Stars, 1 to 5.", { example: "5", min: 1, max: 5 }),
        text: text("The review, word for word.", { max: 800 }),
        source: text("Where the review was written.", { max: 40 }),
        datePublished: day("Day on which the review was written."),
        sample: flag("true while this is an example and not a real review."),
      },
      {
        isNode: true,
        hidden: ["id"],
      },
    ),
  )
  .default([])
  .describe("Customer reviews.");

/** `content/redirects.yml`. */
export const redirectsSchema = z
  .array(
    group(
      "Redirect",
      "An old or short address and the page it leads to, from content/redirects.yml.",
      {
        to: sitePath("Path of the page to which it leads."),
        from: z
          .array(
            oldPath("An old or short address.", { example: "/basic" }).meta({
              unique: true,
            }),
          )
          .min(1, "list at least one address")
          .describe("Addresses that lead there."),
      },
      {
        isNode: true,
        hidden: ["from"],
      },
    ),
  )
  .default([])
  .describe("Old and short addresses.");

/** `content/categories.yml`. */
export const categoriesSchema = group(
  "Categories",
  "Closed lists of category names. One node, from content/categories.yml.",
  {
    blog: z
      .array(text("A blog category.", { example: "Maintenance", max: 40 }).meta({ unique: true }))
      .min(1, "list at least one")
      .describe("Categories of articles."),
    portfolio: z
      .array(
        text("A portfolio category.", { example: "Full Detail", max: 40 }).meta({
          unique: true,
        }),
      )
      .min(1, "list at least one")
      .describe("Filters of the portfolio page, in order."),
  },
  { isNode: true },
);
