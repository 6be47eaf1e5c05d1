import { group } from "../graphql-types";
import { text } from "./fields";

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

/** `content/wording.yml`: the sentences that name the trade or what it works on. */
export const wordingSchema = group(
  "Wording",
  "The sentences that name the trade or what it works on. One node, from content/wording.yml.",
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
    ready: text("The last line of the steps of a service.", {
      example: "Your car is ready.",
      max: 80,
    }),
    elsewhere: text("The answer to visitors whose suburb isn't listed.", {
      example: "We may still come to you, especially for several cars at one address.",
      max: 200,
    }),
    photos: text("The heading of the button that adds photos to a form.", {
      example: "Photos of the car",
      max: 60,
    }),
    articles: text("What your articles are called on the pages of a category or tag.", {
      example: "Car care articles",
      max: 40,
    }),
    opening: group(
      "OpeningWording",
      "The opening picture of the home page, half before the work.",
      {
        subject: text("What it shows.", { example: "the same paint", max: 40 }),
        before: text("The side before the work.", { example: "Dust", max: 20 }),
        after: text("The side after the work.", { example: "Detailed", max: 20 }),
      },
    ),
    headings: group("HeadingWording", "Headings of sections.", {
      work: text("Above the newest job on the home page.", {
        example: "The difference, on one car",
        max: 60,
      }),
      guides: text("Above the newest articles on the home page.", {
        example: "Read before you wash",
        max: 60,
      }),
      local: text("Above the local advice on the services page.", {
        example: "What your suburb does to a car",
        max: 60,
      }),
      climate: text("Above the text about a region's climate. It follows the name of the region.", {
        example: "does to a car",
        max: 40,
      }),
    }),
    estimate: group("EstimateWording", "The estimator and the sizes it asks for.", {
      size: text("The question for the size.", { example: "Vehicle size", max: 40 }),
      empty: text("Shown while nothing is chosen.", {
        example: "Select a service and a vehicle size to see your estimate.",
        max: 120,
      }),
      indicative: text("How an estimate is worked out.", {
        example: "Worked out from the starting price and the size of your vehicle.",
        max: 200,
      }),
    }),
    booking: group("BookingWording", "Questions of the booking form.", {
      heading: text("Above the questions about what you will work on.", {
        example: "Your car",
        max: 40,
      }),
      vehicle: group("VehicleWording", "The question about what you will work on.", {
        label: text("The question.", { example: "Vehicle make and model", max: 60 }),
        hint: text("An example of an answer.", {
          example: "For example Mazda CX-5, 2019.",
          max: 100,
        }),
        missing: group("MissingAnswer", "The message when it isn't answered.", {
          title: text("Its heading.", { example: "Vehicle Details Required", max: 60 }),
          text: text("What to do.", {
            example: "Please enter your vehicle make and model.",
            max: 120,
          }),
        }),
      }),
      suburbHint: text("Below the question for the suburb.", {
        example: "Where the car will be.",
        max: 100,
      }),
      howMany: text("The question for several at once.", { example: "How many cars?", max: 60 }),
      several: text("What several are called in the summary of a request.", {
        example: "Cars",
        max: 30,
      }),
      priceEach: text("The label of the price if there are several.", {
        example: "Indicative price for each car",
        max: 60,
      }),
      messageHint: text("Below the question for comments.", {
        example: "Stains, pet hair, where it's parked",
        max: 120,
      }),
    }),
    closings: group("Closings", "The last lines of pages.", {
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
