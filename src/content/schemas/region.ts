import { z } from "zod";
import {
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

const suburb = z
  .string()
  .regex(/^\S.* \d{4}$/, "write the name and the postcode")
  .transform((line) => ({ name: line.slice(0, -5).trim(), postcode: line.slice(-4) }))
  .meta({ description: "A suburb with its postcode.", example: "Coorparoo 4151" });

/** `content/regions/<id>/index.md`. The folder name is the region's id and address. */
export const regionSchema = z.strictObject({
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
  key: slug({ description: "Key of the region in lists and links.", example: "springwood" }),
  order: count(
    { description: "Place in lists, smallest first.", example: "1" },
    { min: 1, max: 99 },
  ),
  travel: range({ description: "Usual travel time in minutes." }),
  priceList: z
    .enum(priceLists, { error: "write standard or outer" })
    .meta({ description: "Which prices of pricing.yml hold here.", example: "standard" }),
  surcharge: z
    .boolean()
    .meta({ description: "Whether a travel surcharge may apply.", example: "false" }),
  popularServices: z
    .array(
      z.strictObject({
        service: slug({ description: "Id of the service.", example: "basic-detail" }),
        popular: z
          .boolean()
          .default(false)
          .meta({ description: "Whether it carries the badge Most Popular.", example: "true" }),
      }),
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
    .meta({ description: "Suburbs covered, each with its postcode." }),
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
  pictures,
});

export type RegionContent = z.output<typeof regionSchema>;
