import { z } from "zod";
import { defaultServiceContent } from "./default-service";
import {
  count,
  draft,
  markdownLine,
  pictures,
  question,
  seo,
  serviceId,
  slug,
  text,
  timedStep,
  titledText,
  uploads,
} from "./fields";
import { group, oneOf } from "./graphql-types";

/** `content/services/<id>/index.md`. The folder name is the service's id and address. */
export const serviceSchema = group(
  "Service",
  "A service of the business, from content/services/<slug>/index.md.",
  {
    name: text("Name of the service.", { max: 60 }).meta({ unique: true }),
    shortName: text("A shorter name for breadcrumbs.", { max: 40 }).optional(),
    code: slug("Short form used in links such as /booking?service=basic.", {
      example: "basic",
    }).meta({ unique: true }),
    group: oneOf("ServiceGroup", "Which list of the services page a service is in.", {
      main: "Main packages.",
      specialty: "Services for one thing, such as mould or paint.",
    }).meta({ description: "Which list of the services page it is in.", example: "main" }),
    order: count("Position in lists, smallest first.", { example: "1", min: 1, max: 999 }),
    featured: z.boolean().meta({ description: "Whether the home page shows it.", example: "true" }),
    highlighted: z
      .boolean()
      .meta({ description: "Whether its row in the price list stands out.", example: "false" }),
    badge: text("A short claim beside the name in the price list.", { max: 30 }).optional(),
    summary: text(
      "What the service is, in one or two sentences of at most 160 characters, for price lists and its own page.",
      { max: 160 },
    ),
    duration: text("How long it takes, in words.", { max: 60 }),
    durationNote: text("A note on the duration, or on how often to book.", { max: 120 }).optional(),
    related: z
      .array(serviceId("Id of another service.", { example: "full-detail" }))
      .length(2, "list exactly two services")
      .describe("Two services to look at next."),
    features: z
      .array(text("One thing that is included.", { max: 120 }))
      .min(3, "list at least three")
      .describe("What is included."),
    process: z
      .array(timedStep)
      .min(2, "describe at least two steps")
      .default(defaultServiceContent.process)
      .describe("The steps of the job, in order."),
    benefits: z
      .array(titledText("One benefit."))
      .min(2, "list at least two")
      .default(defaultServiceContent.benefits)
      .describe("What the customer gains."),
    recommendedFor: z
      .array(text("Who or what it suits.", { max: 160 }))
      .min(2, "list at least two")
      .default(defaultServiceContent.recommendedFor)
      .describe("Who it suits."),
    recommendation: markdownLine("When to choose this service, and when another."),
    faq: z
      .array(question.describe("A question about this service."))
      .min(1, "write at least one")
      .describe("What customers ask about this service."),
    seo,
    draft,
    pictures,
    uploads,
  },
  {
    isNode: true,
    hidden: ["recommendation", "pictures", "uploads", "draft"],
  },
);
