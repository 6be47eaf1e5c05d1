import { z } from "zod";
import { count, day, pictures, text } from "./fields";

/** `content/blog/<slug>/index.md`. The folder name is the article's address. */
export const blogPostSchema = z.strictObject({
  id: z
    .string()
    .regex(/^\d+$/, 'write a number in quotes, for example "11"')
    .meta({ description: "Number of the article, in quotes.", example: '"11"' }),
  title: text(
    { description: "Title of the article.", example: "How to wash a car in summer" },
    { max: 90 },
  ),
  excerpt: text({ description: "One or two sentences for the card." }, { min: 40, max: 260 }),
  date: day({ description: "Day of publication." }),
  readMinutes: count(
    { description: "Reading time in minutes, at about 200 words a minute.", example: "6" },
    { min: 1, max: 60 },
  ),
  category: text({
    description: "One of the blog categories of categories.yml.",
    example: "Maintenance",
  }),
  tags: z
    .array(text({ description: "A word or short phrase.", example: "paint" }, { max: 40 }))
    .min(1, "name at least one")
    .meta({ description: "Words the article is found by." }),
  metaDescription: text(
    { description: "What a search result shows below the title; 50 to 160 characters." },
    { min: 50, max: 160 },
  ),
  draft: z
    .boolean()
    .default(false)
    .meta({ description: "true keeps the article off the published site.", example: "true" }),
  pictures,
});

export type BlogPostContent = z.output<typeof blogPostSchema>;
