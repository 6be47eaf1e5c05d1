import { fixForBraces } from "@/lib/braces";
import { braces, type BraceWord } from "@/requests/braces";
import { closing } from "./closing";
import { text } from "./fields";
import { group } from "./graphql-types";

/** A text with words in braces, of which it must have those that are needed. The site does without it. */
const readyText = (description: string, example: string, needed: readonly BraceWord[]) =>
  text(description, { example, max: 320 })
    .superRefine((words, context) => {
      const fix = fixForBraces(words, braces, needed);
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
    closings: group("Closings", "What pages of one kind end with.", {
      service: closing(
        "The end of a service's page. The page's own heading names the service.",
      ).refine(({ title }) => title === undefined, {
        path: ["title"],
        message: "delete it: the page's own heading names the service",
      }),
      region: closing("The end of a region's page."),
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
