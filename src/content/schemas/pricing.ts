import { z } from "zod";
import { asType } from "../graphql-types";
import { count, dollars, range, slug, text } from "./fields";

/** `content/pricing.yml`: every price of the site, once. Whole Australian dollars. */
export const pricingSchema = asType(
  z.strictObject({
    roundTo: count(
      {
        description: "Estimates are rounded to the nearest multiple of this, in dollars.",
        example: "5",
      },
      { min: 1, max: 100 },
    ),
    services: z
      .record(
        z.string(),
        asType(
          z.strictObject({
            from: dollars({ description: "Starting price on the standard list, in dollars." }),
            perHour: dollars({
              description: "Price of an hour, where the work is charged by the hour.",
            }).optional(),
          }),
          {
            name: "ServiceRate",
            description: "The rates of one service, in whole dollars.",
            more: /* GraphQL */ `
          "Id of the service."
          service: String!
          "Starting price in the outer regions, where it differs."
          outer: Int
        `,
          },
        ),
      )
      .meta({
        description: "Starting prices by service, each under the name of its folder.",
      }),
    estimator: z
      .array(slug({ description: "Id of a service.", example: "basic-detail" }))
      .min(1, "name at least one")
      .meta({ description: "Services the estimator offers, in order." }),
    sizes: z
      .array(
        asType(
          z.strictObject({
            id: slug({ description: "Id of the size, used in links.", example: "small" }),
            name: text({ description: "Name of the size.", example: "Small Vehicle" }, { max: 40 }),
            multiplier: z
              .number()
              .positive("write a number above zero")
              .max(10, "write a number of at most 10")
              .meta({ description: "Times the starting price.", example: "1.2" }),
            examples: text({ description: "Cars of this size." }, { max: 160 }),
            description: text({ description: "What counts as this size." }, { max: 160 }),
          }),
          {
            name: "VehicleSize",
            description: "A size of vehicle and what it multiplies the starting price by.",
          },
        ),
      )
      .min(1, "name at least one")
      .meta({ description: "Vehicle sizes, smallest first." }),
    addOns: z
      .array(
        asType(
          z.strictObject({
            id: slug({ description: "Id of the add-on, used in forms.", example: "hand-wax" }),
            title: text({ description: "Name of the add-on.", example: "Hand Wax" }, { max: 60 }),
            from: dollars({ description: "Starting price in dollars.", example: "40" }),
            description: text({ description: "What it is." }, { max: 240 }),
          }),
          { name: "AddOn", description: "An extra that can be added to a service." },
        ),
      )
      .meta({ description: "Extras that can be added to a service." }),
    condition: asType(
      z
        .strictObject({
          question: text(
            { description: "The question.", example: "Is any of this in the car?" },
            { max: 100 },
          ),
          note: text({ description: "What a yes means for the price." }, { max: 200 }),
          answers: z
            .array(
              asType(
                z.strictObject({
                  id: slug({
                    description: "Id of the answer, used in links.",
                    example: "pet-hair",
                  }),
                  title: text({ description: "The answer.", example: "Pet hair" }, { max: 40 }),
                  from: dollars({
                    description: "What it adds, in dollars; left out, only the quote says.",
                    example: "30",
                  }).optional(),
                }),
                {
                  name: "ConditionAnswer",
                  description: "Something in a car that takes longer to clean.",
                },
              ),
            )
            .min(1, "name at least one")
            .meta({ description: "The answers; a visitor may choose several." }),
        })
        .meta({
          description: "The question about the car's condition; without it none is asked.",
        }),
      { name: "ConditionQuestion", description: "The question about the car's condition." },
    ).optional(),
    outerPrices: z
      .record(z.string(), dollars({ description: "Starting price in the outer regions." }))
      .meta({ description: "Starting prices in regions with priceList: outer." }),
    surcharge: range({
      description: "Travel surcharge that may apply in some regions, in dollars.",
    }),
  }),
  {
    name: "Pricing",
    description:
      "Every price of the site, once. One node, from content/pricing.yml. Whole Australian dollars.",
    isNode: true,
    links: { estimator: "Service" },
    hidden: ["outerPrices"],
  },
);
