import { z } from "zod";
import { count, month, pictures, slug, text } from "./fields";

/** `content/portfolio/<job>/index.md`. The folder name is the job's address on the portfolio page. */
export const portfolioItemSchema = z.strictObject({
  id: count({ description: "Number of the job.", example: "10" }, { min: 1 }),
  title: text(
    { description: "Title of the job.", example: "White SUV back from the beach" },
    { max: 80 },
  ),
  category: text({
    description: "One of the portfolio categories of categories.yml.",
    example: "Full Detail",
  }),
  description: text({ description: "One sentence for the card." }, { max: 180 }),
  location: text({ description: "Suburb.", example: "Pacific Pines" }, { max: 60 }),
  completed: month({ description: "Month in which the job was finished." }),
  bookingService: slug({
    description: "Id of the service to book for a result like this.",
    example: "full-detail",
  }),
  sample: z.boolean().default(false).meta({
    description: "true while this is a demonstration and not a job of the business.",
    example: "true",
  }),
  draft: z
    .boolean()
    .default(false)
    .meta({ description: "true keeps the job off the published site.", example: "true" }),
  pictures,
});

export type PortfolioItemContent = z.output<typeof portfolioItemSchema>;
