import { text } from "./fields";
import { group } from "./graphql-types";

const closing = (where: string) =>
  group("Closing", "The last line of a page, beside the button that books.", {
    title: text("Its heading, if it has one.", {
      example: "Ready when your car is",
      max: 60,
    }).optional(),
    text: text("One or two sentences.", {
      example: "Tell us the car, the suburb and the service.",
      max: 200,
    }),
  }).describe(where);

/** `content/wording.yml`: sentences that several pages share. */
export const wordingSchema = group(
  "Wording",
  "Sentences that several pages share. One node, from content/wording.yml.",
  {
    startingPrices: text(
      "Shown above starting prices, on the home page and on the pages of regions.",
      {
        example: "Starting prices for a small vehicle.",
        max: 120,
      },
    ),
    confirmation: text("Shown below an estimate and a booking request.", {
      example: "We confirm the price once we've talked about your car.",
      max: 160,
    }),
    closings: group("CallsToAction", "The last lines of pages.", {
      home: closing("The home page. When you reply is added."),
      services: closing("The services page."),
      service: closing("A service; its heading is the service's name."),
      areas: closing("The service areas page."),
      region: closing("A region."),
      about: closing("The About page."),
      articles: closing("Lists of articles."),
      article: closing("An article."),
    }),
  },
  { isNode: true },
);
