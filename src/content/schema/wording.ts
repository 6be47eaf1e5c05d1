import { type Brace, braces, fixForBraces } from "@/requests/braces";
import { text } from "./fields";
import { group } from "./graphql-types";

const closing = (where: string) =>
  group("Closing", "What a page ends with: a heading, a sentence and a button that books.", {
    title: text("Heading above the sentence, if there is one.", {
      example: "Ready when you are",
      max: 60,
    }).optional(),
    text: text("One or two sentences beside the button that books.", {
      example: "Tell us what you drive, the suburb and the service.",
      max: 200,
    }),
  }).describe(where);

/** A text with words in braces, of which it must have those that are needed. The site does without it. */
const readyText = (description: string, example: string, needed: readonly Brace[]) =>
  text(description, { example: `"${example}"`, max: 320 })
    .superRefine((words, context) => {
      const fix = fixForBraces(words, needed);
      if (fix) context.addIssue({ code: "custom", message: fix });
    })
    .optional();

/** `content/wording.yml`: sentences that several pages share. */
export const wordingSchema = group(
  "Wording",
  "Sentences that several pages share. One node, from content/wording.yml.",
  {
    startingPrices: text(
      "The line above starting prices, on the home page and on the pages of regions.",
      {
        example: "Starting prices for a small vehicle.",
        max: 120,
      },
    ),
    confirmation: text("The line below an estimate and a booking request.", {
      example: "We confirm the price once we've talked about your car.",
      max: 160,
    }),
    closings: group("CallsToAction", "What pages end with, by page.", {
      home: closing("The end of the home page. The page adds when you reply."),
      services: closing("The end of the services page."),
      service: closing("The end of a service's page. The page's own heading names the service."),
      areas: closing("The end of the service areas page."),
      region: closing("The end of a region's page."),
      about: closing("The end of the About page."),
      articles: closing("The end of a list of articles."),
      article: closing("The end of an article."),
    }),
    desk: group("ReadyTexts", "Texts that the owner sends from the desk.", {
      photos: readyText(
        "Asks for photos, for a request that came without any.",
        "Hi {name}, could you send me two photos of the car?",
        [],
      ),
      quote: readyText(
        "Sends the quote. {link} shows it, and the customer accepts it there.",
        "Hi {name}, your {service} is {price}, on {date}: {link}",
        ["price", "date", "link"],
      ),
      stillKeen: readyText(
        "Asks again when a quote was not answered.",
        "Hi {name}, are you still keen on {date}? {link}",
        [],
      ),
      confirm: readyText("Confirms the visit.", "Hi {name}, see you on {date}.", ["date"]),
      rain: readyText(
        "Moves the visit because of rain. Set the new day on the desk first; {link} is a new quote.",
        "Hi {name}, rain is on the way. How about {date} instead? {link}",
        ["date", "link"],
      ),
      remind: readyText(
        "Reminds the customer of the visit, the day before.",
        "Hi {name}, see you on {date}.",
        ["date"],
      ),
      onMyWay: readyText("Says that you are on your way.", "Hi {name}, I'm on my way.", []),
      review: readyText(
        "Asks for a review. {link} is googleReviews in business.yml.",
        "Hi {name}, how did I do? {link}",
        ["link"],
      ),
    })
      .default({})
      .describe(
        `Texts that you send from the desk. Each may have ${braces.map((brace) => `{${brace}}`).join(", ")}. A text that you delete has no button.`,
      ),
  },
  { isNode: true },
);
