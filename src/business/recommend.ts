/** An answer that leads to a service or to one further question. */
export type Answer =
  | { label: string; service: string }
  | { label: string; question: string; answers: readonly { label: string; service: string }[] };

export const recommendQuestion = "What bothers you most about the car?";

/** The rule table of "Which detail do I need?": from what bothers the owner to one of the seven services. */
export const recommendAnswers: readonly Answer[] = [
  {
    label: "It is dirty all over",
    question: "When was it last detailed?",
    answers: [
      { label: "Within the last two months", service: "basic-detail" },
      { label: "Longer ago, or never", service: "full-detail" },
    ],
  },
  {
    label: "The inside is stained, sandy or hairy",
    question: "And the outside?",
    answers: [
      { label: "The outside is fine", service: "interior-detail" },
      { label: "That needs work as well", service: "full-detail" },
    ],
  },
  {
    label: "The paint looks dull or swirled",
    question: "How long should the shine last?",
    answers: [
      { label: "I will keep it up with care", service: "paint-correction" },
      { label: "For years, with less washing", service: "ceramic-coating" },
    ],
  },
  { label: "It is new and I want to protect it", service: "ceramic-coating" },
  { label: "It smells musty, or there are spots of mould", service: "mould-removal" },
  { label: "Old stickers or signwriting must come off", service: "sticker-vinyl-removal" },
];

/** The service for the answers by their places, or undefined while a question is open. */
export function recommend(first: number, second?: number): string | undefined {
  const answer = recommendAnswers[first];
  if (!answer) return undefined;
  if ("service" in answer) return answer.service;
  return second === undefined ? undefined : answer.answers[second]?.service;
}
