import type { Answers } from "./field";

/** What was typed into a form and not yet sent for certain. */
export interface Draft {
  answers: Answers;
  /** Address the form was prefilled from. */
  source?: string | undefined;
  /** True from the moment it was sent until the confirmation page was seen. */
  sent?: boolean | undefined;
}

/** A stored draft, or undefined for anything that is not one. */
export function parseDraft(stored: string | null): Draft | undefined {
  try {
    const draft = JSON.parse(stored ?? "") as Draft;
    return Array.isArray(draft.answers) &&
      draft.answers.every(
        (answer) => Array.isArray(answer) && answer.every((part) => typeof part === "string"),
      )
      ? draft
      : undefined;
  } catch {
    return undefined;
  }
}
