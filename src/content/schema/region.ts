import { z } from "zod";
import {
  coordinates,
  count,
  draft,
  flag,
  focus,
  keepOne,
  pictures,
  questionAndAnswer,
  range,
  seo,
  serviceId,
  slug,
  text,
  titledText,
  uploads,
} from "./fields";
import { group } from "./graphql-types";

/** A line such as `Coorparoo 4151 at -27.495, 153.058`, or `Coorparoo, QLD 4151`, which gets no dot on the map. */
const suburbLine =
  /^(?!.* (?:and|or) )([^\s\d,;/&|][^\d,;/&|]*?),?(?: (?:[A-Z]{2,3}|Qld|Vic|Tas),?)? (\d{4})(?: at (-\d+\.\d+), (\d+\.\d+))?$/;

/** How to fix a line that isn't a suburb. */
function fixSuburb(line: string): string {
  const [names = ""] = line.split(/ at\b/);
  if (/\d{4}.*[^\d\s].*\d{4}|[a-z].*([,;/&|]| and | or ).*[a-z]{4}/.test(names))
    return "write each suburb on a line of its own";
  const [, latitude] = /\bat (\d+\.\d+), \d+\.\d+/.exec(line) ?? [];
  if (latitude) return `put a minus before ${latitude}`;
  return /\bat\b.*\d/.test(line)
    ? "write its position as latitude, comma, space and longitude"
    : "write the name and the postcode";
}

const suburb = z
  .string()
  .regex(suburbLine, { error: ({ input }) => fixSuburb(String(input)) })
  .transform((line) => {
    const [, name = "", postcode = "", latitude, longitude] = suburbLine.exec(line) ?? [];
    return {
      name: name.trim(),
      postcode,
      ...(latitude && { latitude: Number(latitude), longitude: Number(longitude) }),
    };
  })
  .pipe(
    group("Suburb", "A suburb that is covered, or near those that are.", {
      name: z.string().describe("Name of the suburb, as on a map."),
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
    name: text("Short name of the region.", { example: "Gold Coast", max: 40 }).meta({
      unique: true,
    }),
    longName: text("Full name of the area served.", { example: "Northern Gold Coast", max: 60 }),
    inSentence: text("Its name within a sentence, if that differs from the full name.", {
      example: "the Northern Gold Coast",
      max: 70,
    }).optional(),
    key: slug("Key of the region in lists and links, such as springwood for Logan.", {
      example: "springwood",
    }).meta({ unique: true }),
    order: count("Position in lists, smallest first.", { example: "1", min: 1, max: 99 }),
    travel: range("Usual travel time in minutes."),
    priceList: text("Name of the list under priceLists in pricing.yml whose prices apply here.", {
      example: "standard",
    }).meta({ refersTo: "priceLists" }),
    surcharge: z.boolean().meta({
      description: "Whether a travel surcharge may apply; pricing.yml says how much.",
      example: "false",
    }),
    popularServices: z
      .array(
        group("PopularService", "A service on the page of a region, with its price there.", {
          service: serviceId("The service.").meta({
            unique: { within: "entry", fix: keepOne },
          }),
          popular: flag("Whether it carries the badge Most Popular."),
        }),
      )
      .min(1, "list at least one")
      .describe("Services on the region's page, in order."),
    description: text("One sentence for the box beside the map.", { max: 400 }),
    specialties: z
      .array(text("What people here book most.", { example: "Salt and sand removal", max: 80 }))
      .min(1, "list at least one")
      .describe("What the business does most there."),
    suburbs: z
      .array(
        suburb.meta({
          unique: { what: "suburb", by: "name", fix: "list each suburb once, in one region" },
        }),
      )
      .min(1, "list at least one suburb")
      .describe("Suburbs covered, each with its postcode and, for the map, its position."),
    alsoCalled: z
      .array(
        text("Another name that people use for the region, with or without a postcode.", {
          example: "Brisbane City 4000",
          max: 60,
        }),
      )
      .default([])
      .describe("Other names of the region, for the suburb check."),
    nearby: z
      .array(suburb)
      .default([])
      .describe("Suburbs nearby. For these, the suburb check says that you may still come."),
    reasons: z
      .array(titledText("One reason."))
      .length(3, "write exactly three")
      .describe("Three reasons to choose the business here."),
    faq: z
      .array(questionAndAnswer("A local question."))
      .min(1, "write at least one")
      .describe("Questions that customers in this region ask."),
    geo: coordinates,
    seo,
    draft,
    pictures,
    focus,
    uploads,
  },
  {
    isNode: true,
    hidden: ["inSentence", "pictures", "uploads", "focus", "draft"],
  },
);
