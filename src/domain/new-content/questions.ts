import type { z } from "zod";
import { blogPostSchema } from "../content/blog-post";
import type { CheckedContent } from "../content/check-content";
import { slug } from "../content/fields";
import { faqSchema, reviewsSchema } from "../content/lists";
import { nearest } from "../content/nearest";
import { portfolioItemSchema } from "../content/portfolio-item";
import { pricingSchema } from "../content/pricing";
import { serviceGroups, serviceSchema } from "../content/service";

/** What can be laid out, with the words a person would use for it. */
export const newKinds = {
  article: "An article for Tips & Advice",
  job: "A finished job with before and after photos",
  review: "A customer's review",
  question: "A question for the FAQ page",
  service: "A service with its own page",
} as const;

export type NewKind = keyof typeof newKinds;

/** One thing to ask; `flag` is its name on the command line and in the answers. */
export interface Question {
  flag: string;
  ask: string;
  /** The only answers there are. */
  choices?: readonly string[];
  /** The answer when none is given; a question without one must be answered. */
  fallback?: string;
  /** What is wrong with an answer, or undefined. */
  check: (answer: string) => string | undefined;
}

/** Answers by flag. */
export type Answers = Readonly<Record<string, string>>;

/** The rule of a content field, as a check of an answer. */
function by(schema: z.ZodType, read: (answer: string) => unknown = (answer) => answer) {
  return (answer: string) => schema.safeParse(read(answer)).error?.issues[0]?.message;
}

function choice(choices: readonly string[], rest: Omit<Question, "choices" | "check">): Question {
  const check = (answer: string) => {
    if (choices.includes(answer)) return undefined;
    const near = nearest(answer, choices);
    return near === undefined ? `choose one of: ${choices.join(", ")}` : `did you mean "${near}"?`;
  };
  return { ...rest, choices, check };
}

function checkPrice(answer: string): string | undefined {
  if (!/^\d+$/.test(answer)) return "write a plain number without $, for example 90";
  return by(pricingSchema.shape.outerPrices.valueType, Number)(answer);
}

/** The folder's name, which is the address: asked only by flag, made from the title otherwise. */
const folder: Question = {
  flag: "folder",
  ask: "Name of the folder (leave empty to make it from the title)",
  fallback: "",
  check: (answer) =>
    answer === "" ? undefined : by(slug({ description: "Name of a folder." }))(answer),
};

/** The questions of each kind, in order. `today` is `YYYY-MM-DD`. */
export function questionsFor(kind: NewKind, content: CheckedContent, today: string): Question[] {
  const { categories } = content.files;
  const services = content.ids.services;
  const article = blogPostSchema.shape;
  const job = portfolioItemSchema.shape;
  const review = reviewsSchema.element.shape;
  const question = faqSchema.element.shape;
  const service = serviceSchema.shape;
  switch (kind) {
    case "article":
      return [
        { flag: "title", ask: "Title of the article", check: by(article.title) },
        choice(categories?.data.blog ?? [], { flag: "category", ask: "Category" }),
        {
          flag: "tags",
          ask: "Words it is found by, with commas between them",
          fallback: "car care",
          check: by(article.tags, splitList),
        },
        { flag: "date", ask: "Day of publication", fallback: today, check: by(article.date) },
        folder,
      ];
    case "job":
      return [
        { flag: "title", ask: "Title of the job", check: by(job.title) },
        choice(categories?.data.portfolio ?? [], { flag: "category", ask: "Category" }),
        choice(services, { flag: "service", ask: "Service to book for a result like this" }),
        { flag: "location", ask: "Suburb", check: by(job.location) },
        {
          flag: "completed",
          ask: "Month in which it was finished",
          fallback: today.slice(0, 7),
          check: by(job.completed),
        },
        folder,
      ];
    case "review":
      return [
        { flag: "name", ask: "Who wrote it (first name and initial)", check: by(review.name) },
        { flag: "location", ask: "Suburb", check: by(review.location) },
        choice(["5", "4", "3", "2", "1"], { flag: "rating", ask: "Stars", fallback: "5" }),
        { flag: "text", ask: "The review, word for word", check: by(review.text) },
        {
          flag: "source",
          ask: "Where it was written",
          fallback: "Google Review",
          check: by(review.source),
        },
        {
          flag: "date",
          ask: "When it was written",
          fallback: today,
          check: by(review.datePublished),
        },
      ];
    case "question":
      return [
        { flag: "question", ask: "The question", check: by(question.question) },
        { flag: "answer", ask: "The answer", check: by(question.answer) },
      ];
    case "service":
      return [
        { flag: "name", ask: "Name of the service", check: by(service.name) },
        choice(serviceGroups, {
          flag: "group",
          ask: "Main package or specialty",
          fallback: "specialty",
        }),
        {
          flag: "price",
          ask: "Starting price in whole dollars, without $",
          check: checkPrice,
        },
        { flag: "duration", ask: "How long it takes, in words", check: by(service.duration) },
        folder,
      ];
  }
}

/** `paint,  wax` → `["paint", "wax"]`. */
export function splitList(answer: string): string[] {
  return answer
    .split(",")
    .map((word) => word.trim())
    .filter((word) => word !== "");
}
