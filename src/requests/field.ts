/** One reason why an answer cannot be sent, and the words for it. */
export interface Check {
  title: string;
  text: string;
  fails: (answer: string) => boolean;
}

/** A choice of a closed list. */
export interface Option {
  /** What is sent. */
  value: string;
  /** What is shown. */
  label: string;
  /** More about it, such as a price. */
  note?: string | undefined;
}

/** A question of a form: how it is shown, checked and sent. One with checks is required; they are made in order. */
export interface Field {
  /** The name it is sent under. */
  name: string;
  label: string;
  /** `radios` and `checkboxes` are a row of choices, `checkbox` a single box; `hidden` shows nothing. */
  kind:
    | "text"
    | "tel"
    | "email"
    | "textarea"
    | "select"
    | "radios"
    | "checkboxes"
    | "checkbox"
    | "hidden";
  checks?: readonly Check[];
  /** Removes invisible characters before the answer is checked and sent. */
  clean?: (answer: string) => string;
  /** What the browser may offer (https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#autofill). */
  autoComplete?: string;
  /** False where a spelling check would only get in the way: names and addresses. */
  spellCheck?: false;
  /** Takes half of a row where there is room. */
  half?: boolean;
  hint?: string;
  /** Choices that are rules of the business; others come from the content. */
  options?: readonly Option[];
  /** Nothing is chosen from the start; otherwise the first choice of `radios` and `select` is the default. */
  noDefault?: true;
}

/** What a form would send, in order; a name may come more than once. */
export type Answers = readonly (readonly [name: string, value: string])[];

/** A field that fails and why. */
export interface Failure {
  name: string;
  title: string;
  text: string;
}

/** Only blanks, including the no-break space and those of other scripts. */
export function isBlank(answer: string): boolean {
  return !answer.trim();
}

/** Checks of a field that only has to be filled in. */
export function needed(title: string, text: string): Check[] {
  return [{ title, text, fails: isBlank }];
}

/** The answer to a question, cleaned; empty when there is none. */
export function answerOf(answers: Answers, { name, clean }: Pick<Field, "name" | "clean">): string {
  const answer = answers.find(([key]) => key === name)?.[1] ?? "";
  return clean ? clean(answer) : answer;
}

/** The first failed check of a form in the order of its fields. Specification, section 5: checks stop at the first failure. */
export function findFailure(fields: readonly Field[], answers: Answers): Failure | undefined {
  for (const field of fields) {
    const answer = answerOf(answers, field);
    const failed = field.checks?.find(({ fails }) => fails(answer));
    if (failed) return { name: field.name, title: failed.title, text: failed.text };
  }
  return undefined;
}
