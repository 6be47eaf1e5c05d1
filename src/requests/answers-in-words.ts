// In a file of its own, which a form fetches only after the first answer.
import { type Answers, type Field, isBlank, valuesOf } from "./field";

type Asked = Pick<Field, "name" | "label" | "options">;

/**
 * The answers by question, in the words the visitor chose from. Blank answers are left out, and several answers to one
 * question are joined.
 */
export function listAnswers(
  fields: readonly Asked[],
  answers: Answers,
): { name: string; label: string; text: string }[] {
  return fields
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

/** The answers as a text that can be sent another way, with a line for each answered question. */
export function formatAnswers(fields: readonly Asked[], answers: Answers): string {
  return listAnswers(fields, answers)
    .map(({ label, text }) => `${label}: ${text}`)
    .join("\n");
}
