import { z } from "zod";
import { asType } from "../graphql-types";
import { slug, text } from "./fields";

const label = text({ description: "What the visitor answers.", example: "It is dirty all over" });
const service = slug({
  description: "The service that this answer leads to, by its id.",
  example: "full-detail",
});

const secondAnswer = asType(z.strictObject({ label, service }), {
  name: "RecommenderSecondAnswer",
  description: "An answer to the second question.",
  links: { service: "Service" },
});

const firstAnswer = asType(
  z
    .strictObject({
      label,
      service: service.optional(),
      question: text({
        description: "The second question, where this answer asks one.",
        example: "When was it last detailed?",
      }).optional(),
      answers: z
        .array(secondAnswer)
        .min(2, "name at least two")
        .optional()
        .meta({ description: "The answers to the second question." }),
    })
    .superRefine((answer, context) => {
      const { service, question, answers } = answer;
      const isComplete = service === undefined ? question && answers : !question && !answers;
      if (!isComplete)
        context.addIssue({
          code: "custom",
          message: "give each answer either a service, or a question with its answers",
        });
    }),
  {
    name: "RecommenderAnswer",
    description:
      "An answer to the first question: it leads to a service, or asks one question more.",
    links: { service: "Service" },
  },
);

/** `content/recommender.yml`: "Which detail do I need?". */
export const recommenderSchema = asType(
  z.strictObject({
    question: text({
      description: "The first question.",
      example: "What bothers you most about the car?",
    }),
    answers: z
      .array(firstAnswer)
      .min(2, "name at least two")
      .meta({ description: "Answers to the first question, in order." }),
  }),
  {
    name: "Recommender",
    description:
      "Which detail do I need: one or two questions that lead to a service. One node, from content/recommender.yml.",
    isNode: true,
  },
);
