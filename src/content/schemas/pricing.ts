import { z } from "zod";
import { count, dollars, range, slug, text } from "./fields";

/** `content/pricing.yml`: every price of the site, once. Whole Australian dollars. */
export const pricingSchema = z.strictObject({
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
      z.strictObject({
        from: dollars({ description: "Starting price." }),
        perHour: dollars({
          description: "Price of an hour, where the work is charged by the hour.",
        }).optional(),
      }),
    )
    .meta({ description: "Starting price of each service; the key is the service's folder name." }),
  estimator: z
    .array(slug({ description: "Id of a service.", example: "basic-detail" }))
    .min(1, "name at least one")
    .meta({ description: "Services the estimator offers, in order." }),
  sizes: z
    .array(
      z.strictObject({
        id: slug({ description: "Id of the size.", example: "small" }),
        name: text({ description: "Name of the size.", example: "Small Vehicle" }, { max: 40 }),
        multiplier: z
          .number()
          .positive("write a number above zero")
          .max(10, "write a number of at most 10")
          .meta({ description: "Times the starting price.", example: "1.2" }),
        examples: text({ description: "Cars of this size." }, { max: 160 }),
        description: text({ description: "What counts as this size." }, { max: 160 }),
      }),
    )
    .min(1, "name at least one")
    .meta({ description: "Vehicle sizes." }),
  addOns: z
    .array(
      z.strictObject({
        id: slug({ description: "Id of the add-on.", example: "hand-wax" }),
        title: text({ description: "Name of the add-on.", example: "Hand Wax" }, { max: 60 }),
        from: dollars({ description: "Starting price.", example: "40" }),
        description: text({ description: "What it is." }, { max: 240 }),
      }),
    )
    .meta({ description: "Extras that can be added to a service." }),
  outerPrices: z
    .record(z.string(), dollars({ description: "Starting price in the outer regions." }))
    .meta({ description: "Starting prices in regions with priceList: outer." }),
  surcharge: range({ description: "Travel surcharge that may apply, in dollars." }),
});

export type PricingContent = z.output<typeof pricingSchema>;
