import { z } from "zod";
import { serviceId, text } from "./fields";
import { group } from "./graphql-types";

const label = text("What the visitor answers.", { example: "It is dirty all over" });
const service = serviceId("The service that this answer leads to.", {
  example: "full-detail",
});

const secondAnswer = group("RecommenderSecondAnswer", "An answer to the second question.", {
  label,
  service,
});

const firstAnswer = group(
  "RecommenderAnswer",
  "An answer to the first question. It leads to a service or to a second question.",
  {
    label,
    service: service.optional(),
    question: text("The second question, if this answer leads to one.", {
      example: "When was it last detailed?",
    }).optional(),
    answers: z
      .array(secondAnswer)
      .min(2, "list at least two")
      .optional()
      .describe("The answers to the second question."),
  },
).superRefine((answer, context) => {
  const { service, question, answers } = answer;
  const isComplete = service === undefined ? question && answers : !question && !answers;
  if (!isComplete)
    context.addIssue({
      code: "custom",
      message: "give each answer either a service, or a question with its answers",
    });
});

/** `content/recommender.yml`: "Which detail do I need?". */
export const recommenderSchema = group(
  "Recommender",
  "Which detail do I need: one or two questions that lead to a service. One node, from content/recommender.yml.",
  {
    title: text("The label that opens the questions.", {
      example: "Which detail do I need?",
      max: 60,
    }).default("Which service do I need?"),
    question: text("The first question.", { example: "What bothers you most about the car?" }),
    answers: z
      .array(firstAnswer)
      .min(2, "list at least two")
      .describe("Answers to the first question, in order."),
  },
  { isNode: true },
);
