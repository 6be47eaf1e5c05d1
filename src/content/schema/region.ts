import { z } from "zod";
import {
  coordinates,
  count,
  draft,
  flag,
  pictures,
  question,
  range,
  seo,
  serviceId,
  slug,
  text,
  titledText,
  uploads,
} from "./fields";
import { group } from "./graphql-types";

/** `Coorparoo 4151 at -27.495, 153.058`. Without a position, it has no dot on the map. */
const suburbLine = /^([\p{L} .'’()-]+?) +(\d{4})(?: +at +(-\d+\.\d+), *(\d+\.\d+))?$/u;

/** A line whose name isn't that of two suburbs and has no state behind it. */
const oneName =
  /^(?!.*( and | \(?(QLD|NSW|VIC|TAS|SA|WA|NT|ACT|Queensland|New South Wales)\.?\)? +\d))/i;

const howToWrite =
  "write one suburb and no state: its name, its postcode and, for the map, at and its position";

const suburb = z
  .string()
  .regex(suburbLine, howToWrite)
  .regex(oneName, howToWrite)
  .transform((line) => {
    const [, name = "", postcode = "", latitude, longitude] = suburbLine.exec(line) ?? [];
    const position = latitude && { latitude: Number(latitude), longitude: Number(longitude) };
    return { name, postcode, ...position };
  })
  .pipe(
    group("Suburb", "A suburb that is covered.", {
      name: z.string().meta({ description: "Name of the suburb, as on a map.", unique: true }),
      postcode: z.string().describe("Postcode, four digits."),
      latitude: z
        .number()
        .describe("Degrees north; negative in Australia. Null if the file doesn't say.")
        .optional(),
      longitude: z.number().describe("Degrees east. Null if the file doesn't say.").optional(),
    }),
  )
  .meta({
    description: "A suburb with its postcode and, for the map, its position.",
    example: "Coorparoo 4151 at -27.495, 153.058",
  });

/** `content/regions/<id>/index.md`. The folder name is the region's id and address. */
export const regionSchema = group(
  "Region",
  "A region the business travels to, from content/regions/<slug>/index.md.",
  {
    name: text("Short name of the region.", { max: 40 }).meta({
      unique: true,
    }),
    longName: text("Full name of the area served.", { max: 60 }),
    inSentence: text("Its name within a sentence, if that differs from the full name.", {
      max: 70,
    }).optional(),
    key: slug("Key of the region in lists and links, such as springwood for Logan.", {
      example: "springwood",
    }).meta({ unique: true }),
    order: count("Position in lists, smallest first.", { example: "1", min: 1, max: 99 }),
    travel: range("Usual travel time in minutes."),
    priceList: text("Name of the list under priceLists in pricing.yml whose prices apply here.", {
      max: 40,
    }).meta({ refersTo: "priceLists" }),
    hasSurcharge: z.boolean().meta({
      description: "Whether a travel surcharge may apply; pricing.yml says how much.",
      example: "false",
    }),
    popularServices: z
      .array(
        group("PopularService", "A service on the page of a region, with its price there.", {
          service: serviceId("The service."),
          popular: flag("Whether it carries the badge Most Popular."),
        }),
      )
      .min(1, "list at least one")
      .describe("Services on the region's page, in order."),
    description: text("One sentence for the box beside the map.", { max: 400 }),
    specialties: z
      .array(text("What people here book most.", { max: 80 }))
      .min(1, "list at least one")
      .describe("What the business does most there."),
    suburbs: z
      .array(suburb)
      .min(1, "list at least one suburb")
      .describe("Suburbs covered, each with its postcode and, for the map, its position."),
    reasons: z
      .array(titledText("One reason."))
      .length(3, "write exactly three")
      .describe("Three reasons to choose the business here."),
    faq: z
      .array(question.describe("A local question."))
      .min(1, "write at least one")
      .describe("Questions that customers in this region ask."),
    geo: coordinates,
    seo,
    draft,
    pictures,
    uploads,
  },
  {
    isNode: true,
    hidden: ["inSentence", "pictures", "uploads", "draft"],
  },
);
