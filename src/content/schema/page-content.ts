import { z } from "zod";
import { type SentenceSlot, sentenceSlots } from "@/business/price-sentence";
import type { PageId } from "@/site/pages";
import { closing } from "./closing";
import { flag, pictures, question, seo, text, timedStep, titledText } from "./fields";
import { group } from "./graphql-types";
import { textWithBraces } from "./text-with-braces";

/** A sentence with slots, of which it must have those that are needed. */
const sentence = (description: string, example: string, needed: readonly SentenceSlot[]) =>
  textWithBraces(description, { example, max: 160, isOnce: true }, sentenceSlots, needed);

const shownOn = (...pages: PageId[]) => ({ shownOn: pages });

/** `content/pages/<page>/index.md`. */
export const pageContentSchema = group(
  "PageContent",
  "The texts and settings of a page, from content/pages/<slug>/index.md.",
  {
    heading: text("The heading of the page.", { max: 90 }),
    lead: text("One or two sentences under the heading.", { max: 320 }),
    seo,
    price: group(
      "PriceSentence",
      "What the visitor's car costs, in a sentence with words in braces.",
      {
        priced: sentence(
          "For services with an estimate.",
          "{service} for my {size} in {suburb} is {price}, {duration} at your place.",
          ["service", "size", "suburb", "price"],
        ),
        unpriced: sentence(
          "For services whose price depends on more than the size.",
          "{service} in {suburb} costs {price}, depending on the car.",
          ["service", "suburb", "price"],
        ),
      },
    )
      .describe(
        `The sentence in the home page's hero. {service}, {size} and {suburb} are what visitors choose; {price} has "from" or "about" before it.`,
      )
      .meta(shownOn("home"))
      .optional(),
    closing: closing("What the page ends with; the home page adds how soon you reply.")
      .meta(shownOn("home", "services", "service-areas", "about", "blog", "portfolio"))
      .optional(),
    points: z
      .array(titledText("One point."))
      .default([])
      .describe("Six reasons on the home page, four values on About.")
      .meta(shownOn("home", "about")),
    badges: z
      .array(text("A short claim.", { max: 60 }))
      .default([])
      .describe("Short claims at the top of the About page.")
      .meta(shownOn("about")),
    mission: text("What the business is there for, on the About page.")
      .meta(shownOn("about"))
      .optional(),
    day: z
      .array(timedStep)
      .default([])
      .describe("A working day on the About page, beginning at opening time.")
      .meta(shownOn("about")),
    owner: text(
      "Who does the work. The About page opens with the name, beside a picture called portrait, and most buttons that book have it beside them.",
      { max: 80 },
    )
      .meta(shownOn("about"))
      .optional(),
    greeting: text("A sentence by the owner in the first person, beside the name.", { max: 200 })
      .meta(shownOn("about"))
      .optional(),
    questions: z
      .array(question.describe("A quick question."))
      .default([])
      .describe("Quick questions of the contact page.")
      .meta(shownOn("contact")),
    beforeWeCome: z
      .array(text("One thing to know.", { max: 120 }))
      .default([])
      .describe(
        "What customers should know before you come, in a few short lines on booking, thanks and quote.",
      )
      .meta(shownOn("booking")),
    sample: flag("true while the text is an example that you have not adapted to your business."),
    pictures,
  },
  {
    isNode: true,
    hidden: ["pictures", "sample"],
  },
);
