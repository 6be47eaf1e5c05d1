import { z } from "zod";
import { pictures, questionAndAnswer, seo, text, titledText } from "./fields";

/** `content/pages/<page>/index.md`. */
export const pageWordsSchema = z.strictObject({
  heading: text(
    { description: "The heading of the page.", example: "Book Your Detail" },
    { max: 90 },
  ),
  lead: text({ description: "One or two sentences under the heading." }, { max: 320 }),
  seo,
  fact: z
    .strictObject({
      label: text({ description: "What it is about.", example: "Cover" }, { max: 30 }),
      text: text({ description: "What is claimed.", example: "Fully insured" }, { max: 30 }),
    })
    .optional()
    .meta({
      description: "A claim in the home page's hero, beside the first price and the suburbs.",
    }),
  points: z
    .array(titledText({ description: "One point." }))
    .default([])
    .meta({ description: "Six reasons on the home page, four values on About." }),
  badges: z
    .array(text({ description: "A short claim.", example: "Fully insured" }, { max: 60 }))
    .default([])
    .meta({ description: "Badges of the About page." }),
  mission: text({ description: "Mission of the About page." }).optional(),
  questions: z
    .array(questionAndAnswer({ description: "A quick question." }))
    .default([])
    .meta({ description: "Quick questions of the contact page." }),
  pictures: pictures.default({}),
});

export type PageWordsContent = z.output<typeof pageWordsSchema>;
