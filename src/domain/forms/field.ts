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

/**
 * A field of a form. The order of a form's list of fields is the order in which they are shown, checked,
 * focused, reported and sent.
 */
export interface Field {
  /** The name it is sent under. */
  name: string;
  label: string;
  /** `select` shows a list; `radios` and `ticks` a row of choices; `tick` a single box; `hidden` nothing. */
  kind: "text" | "tel" | "email" | "long" | "select" | "radios" | "ticks" | "tick" | "hidden";
  /** Heading of the group it stands in; fields of one group follow each other. */
  group?: string;
  /** What the browser may fill in (https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#autofill). */
  fill?: string;
  /** Takes half of a row where there is room. */
  half?: boolean;
  hint?: string;
  /** Choices that are rules of the business; others come from the content. */
  options?: readonly Option[];
  /** In order. A field that has any is required. */
  checks?: readonly Check[];
}

/** What a form would send, in order; a name may come more than once. */
export type Answers = readonly (readonly [name: string, value: string])[];

/** A field that fails and why. */
export interface Failure {
  name: string;
  title: string;
  text: string;
}

/** Nothing but blanks, those of other scripts and the no-break space among them. */
export function isBlank(answer: string): boolean {
  return answer.trim() === "";
}

/** The first failed check of every field, in the order of the fields; empty when the form can be sent. */
export function findFailures(fields: readonly Field[], answers: Answers): Failure[] {
  return fields.flatMap(({ name, checks = [] }) => {
    const answer = answers.find(([key]) => key === name)?.[1] ?? "";
    const failed = checks.find((check) => check.fails(answer));
    return failed ? [{ name, title: failed.title, text: failed.text }] : [];
  });
}

/** The answers as a text to send another way: a line for each question that has one, several answers joined. */
export function formatAnswers(fields: readonly Field[], answers: Answers): string {
  return fields
    .flatMap(({ name, label, kind }) => {
      const given = answers.filter(([key, value]) => key === name && !isBlank(value));
      return given.length > 0 && kind !== "tick" ? [`${label}: ${given.map(([, value]) => value).join(", ")}`] : [];
    })
    .join("\n");
}
