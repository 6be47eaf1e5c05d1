import { z } from "zod";
import { braces } from "@/requests/replace-braces";
import { closing } from "./closing";
import { text } from "./fields";
import { group } from "./graphql-types";
import { textWithBraces } from "./text-with-braces";

/** `content/wording.yml`: sentences that several pages share. */
export const wordingSchema = group(
  "Wording",
  "Sentences that several pages share. One node, from content/wording.yml.",
  {
    startingPrices: text(
      "The line above starting prices, on the home page and on the pages of regions.",
      { max: 120 },
    ),
    confirmation: text("The line below an estimate and a booking request.", { max: 160 }),
    closings: group("Closings", "What pages of one kind end with.", {
      service: text("The sentence at the end of a service's page, beside the button that books.", {
        max: 200,
      }),
      region: closing("The end of a region's page."),
      article: closing("The end of an article."),
    }),
    desk: z
      .array(
        group("DeskText", "A text that the owner sends from the desk.", {
          title: text("What its button says.", { max: 40 }),
          text: textWithBraces(
            "The text, with words in braces that the desk replaces.",
            { example: "Hi {name}, see you on {date}.", max: 320 },
            braces,
          ),
        }),
      )
      .refine(
        (texts) => texts.length === 0 || texts.some((each) => each.text.includes("{link}")),
        "write {link} in the text of the quote, by which customers accept it",
      )
      .default([])
      .describe(
        `Texts that you send from the desk, in order. Each may have ${braces.map((brace) => `{${brace}}`).join(", ")}.`,
      ),
  },
  { isNode: true },
);
