import { z } from "zod";
import { count, draft, flag, month, photo, pictures, serviceId, text, uploads } from "./fields";
import { group } from "./graphql-types";

const shows = (example: string) =>
  text("What that photo shows, for people who cannot see it; or write it below pictures.", {
    example,
    max: 150,
  });

/** `content/portfolio/<job>/index.md`. The folder is the job's address on its page. */
export const portfolioItemSchema = group(
  "PortfolioItem",
  "A finished job, from content/portfolio/<slug>/index.md.",
  {
    id: count("Number of the job. It decides the order of jobs in the same month.", {
      example: "10",
      min: 1,
    })
      .meta({ unique: true })
      .optional(),
    title: text("Title of the job.", { max: 80 }),
    category: text("One of the portfolio categories of categories.yml.").meta({
      refersTo: "portfolioCategories",
    }),
    description: text("One sentence for the card. If left out, the first paragraph of the text.", {
      max: 180,
    }).optional(),
    problem: text("What was wrong, in a few words.", { max: 60 }).optional(),
    hours: z
      .number()
      .positive("write the hours as a number above zero")
      .max(100, "write the hours as a number of at most 100")
      .meta({ description: "How many hours it took.", example: "5.5" })
      .optional(),
    location: text("Suburb.", { max: 60 }),
    completed: month("Month in which the job was finished, YYYY-MM."),
    bookingService: serviceId("The service to book for a result like this.", {
      example: "full-detail",
    }),
    sample: flag("true while this is an example and not a job of yours. npm run check lists it."),
    draft,
    before: photo("The photo before the job. If left out, before.jpg.").optional(),
    beforeShows: shows("A hatchback grey with dust").optional(),
    after: photo("The photo of the result. If left out, after.jpg.").optional(),
    afterShows: shows("The same hatchback, red again").optional(),
    pictures,
    uploads,
  },
  {
    isNode: true,
    hidden: [
      "id",
      "description",
      "before",
      "beforeShows",
      "after",
      "afterShows",
      "pictures",
      "uploads",
      "draft",
    ],
  },
).superRefine((job, context) => {
  const { beforeShows, afterShows, pictures } = job;
  if (job.before !== undefined && job.before === job.after)
    context.addIssue({
      code: "custom",
      path: ["after"],
      message: "choose another photo: this is the before photo",
    });
  for (const [key, words, other] of [
    ["beforeShows", beforeShows, pictures["before"]],
    ["afterShows", afterShows, pictures["after"]],
  ] as const)
    if (words !== undefined && other !== undefined)
      context.addIssue({
        code: "custom",
        path: [key],
        message: `delete either this line or ${key.replace("Shows", ":")} below pictures`,
      });
});
