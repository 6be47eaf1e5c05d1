import { z } from "zod";
import { asType } from "../graphql-types";
import { pictures, questionAndAnswer, seo, text, timedStep, titledText } from "./fields";

/** `content/pages/<page>/index.md`. */
export const pageWordsSchema = asType(
  z.strictObject({
    heading: text(
      { description: "The heading of the page.", example: "Book Your Detail" },
      { max: 90 },
    ),
    lead: text({ description: "One or two sentences under the heading." }, { max: 320 }),
    seo,
    fact: asType(
      z
        .strictObject({
          label: text({ description: "What it is about.", example: "Cover" }, { max: 30 }),
          text: text({ description: "What is claimed.", example: "Fully insured" }, { max: 30 }),
        })
        .meta({
          description: "A claim in the home page's hero, beside the first price and the suburbs.",
        }),
      { name: "HeroFact", description: "A claim in few words and what it is about." },
    ).optional(),
    points: z
      .array(titledText({ description: "One point." }))
      .default([])
      .meta({ description: "Six reasons on the home page, four values on About." }),
    badges: z
      .array(text({ description: "A short claim.", example: "Fully insured" }, { max: 60 }))
      .default([])
      .meta({ description: "Badges of the About page." }),
    mission: text({ description: "Mission of the About page." }).optional(),
    day: z
      .array(timedStep)
      .default([])
      .meta({ description: "A working day on the About page, from opening time on." }),
    kit: z
      .array(titledText({ description: "One thing and what it is for." }))
      .default([])
      .meta({ description: "What the van carries, on the About page." }),
    owner: text(
      {
        description:
          "Who does the work, on the About page; a picture called portrait stands above the name.",
        example: "Sam Rivers, owner and detailer",
      },
      { max: 80 },
    ).optional(),
    insurer: text(
      { description: "Who insures the work, on the About page.", example: "Example Insurance" },
      { max: 80 },
    ).optional(),
    questions: z
      .array(questionAndAnswer({ description: "A quick question." }))
      .default([])
      .meta({ description: "Quick questions of the contact page." }),
    pictures: pictures.default({}),
  }),
  {
    name: "PageWords",
    description: "The words of a page, from content/pages/<slug>/index.md.",
    isNode: true,
    hidden: ["pictures"],
    more: /* GraphQL */ `
    "Which page: home, services, booking …"
    slug: String!
    "The text of the page, as HTML; empty where it has none."
    html: String!
    "The picture across the top, where the page has one."
    hero: Picture
    "The picture behind the closing call, where the page has one."
    cta: Picture
    "All other pictures beside the text."
    gallery: [Picture!]!
  `,
  },
);
