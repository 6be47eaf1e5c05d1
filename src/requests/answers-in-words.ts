import { type Answers, isBlank, type Question, valuesOf } from "./question";

type AnsweredQuestion = Pick<Question, "name" | "label" | "options">;

/** The answers in the words of their choices, joined by question, without blank ones. */
export function listAnswers(
  questions: readonly AnsweredQuestion[],
  answers: Answers,
): { name: string; label: string; text: string }[] {
  return questions
    .map(({ name, label, options }) => ({
      name,
      label,
      text: valuesOf(answers, name)
        .filter((value) => !isBlank(value))
        .map((value) => options?.find((option) => option.value === value)?.label ?? value)
        .join(", "),
    }))
    .filter(({ text }) => text !== "");
}

/** An answer as it goes into a link, which programs refuse or break if it is very long. */
export const cutForLink = (text: string) => (text.length > 400 ? `${text.slice(0, 400)}…` : text);

/** The answers as a text that can be sent another way, with a line for each answered question. */
export function formatAnswers(questions: readonly AnsweredQuestion[], answers: Answers): string {
  return listAnswers(questions, answers)
    .map(({ label, text }) => `${label}: ${cutForLink(text)}`)
    .join("\n");
}
