// Apart from the checks: what a form needs of it is fetched with the first answer.
import { type Answers, type Field, isBlank } from "./field";

type Asked = Pick<Field, "name" | "label" | "options">;

/** The answers by question in the words that were chosen from, blank ones left out, several answers to one question joined. */
export function listAnswers(
  fields: readonly Asked[],
  answers: Answers,
): { name: string; label: string; text: string }[] {
  return fields
    .map(({ name, label, options }) => ({
      name,
      label,
      text: answers
        .flatMap(([key, value]) => (key === name && !isBlank(value) ? value : []))
        .map((value) => options?.find((option) => option.value === value)?.label ?? value)
        .join(", "),
    }))
    .filter(({ text }) => text !== "");
}

/** The answers as a text to send another way: a line for each question that has one. */
export function formatAnswers(fields: readonly Asked[], answers: Answers): string {
  return listAnswers(fields, answers)
    .map(({ label, text }) => `${label}: ${text}`)
    .join("\n");
}
