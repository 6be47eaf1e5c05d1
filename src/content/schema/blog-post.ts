import { z } from "zod";
import { count, day, draft, pictures, text, uploads } from "./fields";
import { group } from "./graphql-types";

/** `content/blog/<slug>/index.md`. The folder name is the article's address. */
export const blogPostSchema = group(
  "BlogPost",
  "An article, from content/blog/<slug>/index.md.",
  {
    id: z
      .string()
      .regex(/^[1-9]\d*$/, "write a number in quotes")
      .meta({
        description: "Number of the article. If left out, the next free one.",
        example: '"11"',
        unique: true,
      })
      .optional(),
    title: text("Title of the article.", { max: 90 }),
    excerpt: text("One or two sentences for the card.", { min: 40, max: 260 }),
    date: day("Day of publication."),
    readMinutes: count(
      "Reading time in minutes. If left out, the words of the text divided by 200.",
      { example: "6", min: 1, max: 60 },
    ).optional(),
    category: text("One of the blog categories of categories.yml.").meta({
      refersTo: "blogCategories",
    }),
    tags: z
      .array(text("A word or short phrase.", { example: "paint", max: 40 }))
      .min(1, "list at least one")
      .describe("Words that readers find it by."),
    metaDescription: text("What a search result shows below the title; 50 to 160 characters.", {
      min: 50,
      max: 160,
    }),
    middleUnder: text("The heading of the text under which middle.jpg stands.", {
      example: "Rinse before you touch",
      max: 120,
    }).optional(),
    draft,
    pictures,
    uploads,
  },
  {
    isNode: true,
    hidden: ["id", "pictures", "uploads", "draft"],
  },
);
