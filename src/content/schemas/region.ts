import { z } from "zod";
import { asEnum, asType } from "../graphql-types";
import {
  draft,
  coordinates,
  count,
  pictures,
  questionAndAnswer,
  range,
  seo,
  slug,
  text,
  titledText,
} from "./fields";

export const priceLists = ["standard", "outer"] as const;

/** `Coorparoo 4151 at -27.495, 153.058`; where it is may be left out, and the map then has no dot for it. */
const suburbLine = /^(\S.*?) (\d{4})(?: at (-?\d+\.\d+), (\d+\.\d+))?$/;

const suburb = asType(
  z
    .string()
    .regex(suburbLine, "write the name and the postcode")
    .transform((line) => {
      const [, name = "", postcode = "", latitude, longitude] = suburbLine.exec(line) ?? [];
      return {
        name: name.trim(),
        postcode,
        ...(latitude && { latitude: Number(latitude), longitude: Number(longitude) }),
      };
    })
    .meta({
      description: "A suburb with its postcode and, for the map, where it is.",
      example: "Coorparoo 4151 at -27.495, 153.058",
    }),
  {
    name: "Suburb",
    description: "A suburb.",
    more: /* GraphQL */ `
    "Name."
    name: String!
    "Postcode, four digits."
    postcode: String!
    "Degrees north; negative in Australia. Null where the file does not say."
    latitude: Float
    "Degrees east, likewise."
    longitude: Float
  `,
  },
);

/** `content/regions/<id>/index.md`. The folder name is the region's id and address. */
export const regionSchema = asType(
  z.strictObject({
    name: text({ description: "Short name.", example: "Gold Coast" }, { max: 40 }),
    longName: text(
      { description: "Full name of the area served.", example: "Northern Gold Coast" },
      { max: 60 },
    ),
    inSentence: text(
      {
        description: "How it is called within a sentence, where that is not the full name.",
        example: "the Northern Gold Coast",
      },
      { max: 70 },
    ).optional(),
    key: slug({
      description: "Key of the region in lists and links, springwood for Logan.",
      example: "springwood",
    }),
    order: count(
      { description: "Place in lists, smallest first.", example: "1" },
      { min: 1, max: 99 },
    ),
    travel: range({ description: "Usual travel time in minutes." }),
    priceList: asEnum(
      z
        .enum(priceLists, { error: "write standard or outer" })
        .meta({ description: "Which prices of pricing.yml hold here.", example: "standard" }),
      {
        name: "PriceList",
        description: "Which list of starting prices holds.",
        values: {
          standard: "The prices under services.",
          outer: "Those under outerPrices, for regions further out.",
        },
      },
    ),
    surcharge: z.boolean().meta({
      description: "Whether a travel surcharge may apply; its size is in pricing.yml.",
      example: "false",
    }),
    popularServices: z
      .array(
        asType(
          z.strictObject({
            service: slug({ description: "The service, by its id.", example: "basic-detail" }),
            popular: z
              .boolean()
              .default(false)
              .meta({ description: "Whether it carries the badge Most Popular.", example: "true" }),
          }),
          {
            name: "PopularService",
            description: "A service on the page of a region, with its price there.",
            links: { service: "Service" },
            more: /* GraphQL */ `
          "Price in this region."
          price: Price!
        `,
          },
        ),
      )
      .min(1, "name at least one")
      .meta({ description: "Services shown on the region's page." }),
    description: text({ description: "Two sentences for the details card." }, { max: 400 }),
    specialties: z
      .array(
        text(
          { description: "What is asked for most here.", example: "Salt and sand removal" },
          { max: 80 },
        ),
      )
      .min(1, "name at least one")
      .meta({ description: "Specialties in this region." }),
    suburbs: z
      .array(suburb)
      .min(1, "name at least one suburb")
      .meta({ description: "Suburbs covered, each with its postcode and its place on the map." }),
    alsoCalled: z
      .array(
        text(
          {
            description:
              "Another name by which people ask for the region, with a postcode or without.",
            example: "Brisbane City 4000",
          },
          { max: 60 },
        ),
      )
      .default([])
      .meta({ description: "Other names of the region, for the suburb check." }),
    nearby: z.array(suburb).default([]).meta({
      description:
        "Suburbs next to those covered: the suburb check says of them that we may still come.",
    }),
    reasons: z
      .array(titledText({ description: "One reason." }))
      .length(3, "write exactly three")
      .meta({ description: "Three reasons to choose the business here." }),
    faq: z
      .array(questionAndAnswer({ description: "A local question." }))
      .min(1, "write at least one")
      .meta({ description: "Local questions." }),
    geo: coordinates,
    seo,
    draft,
    pictures,
  }),
  {
    name: "Region",
    description: "A region the business travels to, from content/regions/<slug>/index.md.",
    isNode: true,
    hidden: ["inSentence", "pictures"],
    more: /* GraphQL */ `
    "Id and address: brisbane."
    slug: String!
    "Path of the page."
    path: String!
    "How it is called within a sentence: the Northern Gold Coast."
    inSentence: String!
    "Lowest starting price in this region."
    startingPrice: Price!
    "The climate intro, as HTML."
    html: String!
    "The picture across the top of the page."
    hero: Picture!
  `,
  },
);
