import { z } from "zod";
import {
  count,
  dollars,
  flag,
  pricedService,
  range,
  serviceId,
  slug,
  slugPattern,
  text,
} from "./fields";
import { group } from "./graphql-types";

/** The list of prices that applies outside all regions. */
export const standardList = "standard";

const carePlan = group(
  "CarePlan",
  "What each visit after the first costs if the service is booked regularly.",
  {
    percentOff: count("Percent off the estimate of each visit after the first.", {
      example: "10",
      min: 1,
      max: 90,
    }).optional(),
    price: dollars("Starting price of each visit after the first, in place of the service's own.", {
      example: "80",
    }).optional(),
    sample: flag("true while this is an example and not an offer of yours."),
  },
).superRefine(({ percentOff, price }, context) => {
  if ((percentOff === undefined) === (price === undefined))
    context.addIssue({
      code: "custom",
      message: "write either percentOff or price, for example percentOff: 10",
    });
});

/** `content/pricing.yml`: every price on the site, once, in whole Australian dollars. */
export const pricingSchema = group(
  "Pricing",
  "Every price on the site, once. One node, from content/pricing.yml. Whole Australian dollars.",
  {
    roundTo: count("Estimates are rounded to the nearest multiple of this, in dollars.", {
      example: "5",
      min: 1,
      max: 100,
    }),
    priceLists: z
      .record(
        z
          .string()
          .regex(slugPattern, "write lower-case letters, digits and single hyphens")
          .meta({ refersTo: "priceLists" }),
        z.record(pricedService, dollars("Starting price in dollars.")),
      )
      .refine((lists) => standardList in lists, {
        path: [standardList],
        message: "write the standard prices below it, one service a line",
      })
      .describe(
        "Lists of starting prices by service, each under the name of its folder. The standard list has every service. A region names its list, which has at least the services on the region's page; any other costs what the standard list says.",
      ),
    perHour: z
      .record(pricedService, dollars("Price per hour."))
      .default({})
      .describe("Prices per hour, for services that are charged by the hour."),
    estimator: z
      .array(serviceId("Id of a service."))
      .min(1, "list at least one")
      .describe("Services the estimator offers, in order."),
    sizes: z
      .array(
        group("VehicleSize", "A size of vehicle and what it multiplies the starting price by.", {
          id: slug(
            "Id of the size, used in links. Its drawing follows from it: small, medium, xlarge or van, else a wagon.",
            { example: "small" },
          ).meta({ unique: true }),
          name: text("Name of the size.", { max: 40 }),
          multiplier: z
            .number()
            .min(1, "write a number of at least 1")
            .max(10, "write a number of at most 10")
            .meta({ description: "Factor for the starting price.", example: "1.2" }),
          examples: text("Examples of cars of this size.", { max: 160 }),
          description: text("What counts as this size.", { max: 160 }),
        }),
      )
      .min(1, "list at least one")
      // The styles of the estimator (estimator.module.scss) have rules for eight sizes.
      .max(8, "list at most eight")
      .describe("Vehicle sizes, smallest first."),
    addOns: z
      .array(
        group("AddOn", "Something small that can be booked with a service.", {
          id: slug("Id of the add-on, used in forms.", { example: "hand-wax" }).meta({
            unique: true,
          }),
          title: text("Name of the add-on.", { max: 60 }),
          from: dollars("Starting price in dollars.", { example: "40" }),
          description: text("What the add-on is.", { max: 240 }),
          notWith: z
            .array(serviceId("Id of a service.", { example: "full-detail" }))
            .default([])
            .describe(
              "Services that include the add-on or don't need it. It can't be added to them.",
            ),
        }),
      )
      .default([])
      .describe("What can be booked with a service, in order."),
    condition: group("ConditionQuestion", "The question about the car's condition.", {
      question: text("The question, as visitors read it.", { max: 100 }),
      note: text("What the answers do to the price.", { max: 200 }),
      answers: z
        .array(
          group("ConditionAnswer", "Something in a car that takes longer to clean.", {
            id: slug("Id of the answer, used in links.", { example: "pet-hair" }).meta({
              unique: true,
            }),
            title: text("The answer, as visitors read it.", { max: 40 }),
            from: dollars(
              "What the answer adds to the price, in dollars. Without it, only the quote says how much.",
              { example: "30" },
            ).optional(),
          }),
        )
        .min(1, "list at least one")
        .describe("The answers. A visitor may choose several."),
    })
      .describe("The question about the car's condition. Without it, none is asked.")
      .optional(),
    howOften: z
      .array(
        group("HowOften", "An answer to “How often?” in the booking form.", {
          id: slug("Id of the answer, unique in the list.", { example: "every-two-weeks" }).meta({
            unique: true,
          }),
          label: text("The answer, as visitors read it.", { max: 40 }),
          note: text("A note beside the answer.", { max: 80 }).optional(),
          plans: z
            .record(pricedService, carePlan)
            .default({})
            .describe(
              "What each visit after the first costs, by service, each under the name of its folder.",
            ),
        }),
      )
      .default([])
      .describe(
        "Answers to “How often?” in the booking form. The first one means once. Without them, the form does not ask.",
      ),
    surcharge: range("Travel surcharge that may apply in some regions, in dollars."),
  },
  { isNode: true },
);
