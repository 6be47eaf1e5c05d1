/** One reason why an answer cannot be sent, and the words for it. */
export interface Check {
  title: string;
  text: string;
  fails: (answer: string) => boolean;
}

/** A field as the rules see it. A field with checks is required; they are made in order. */
export interface FieldRule {
  /** The name it is sent under. */
  name: string;
  checks?: readonly Check[];
}

/** A choice of a closed list. */
export interface Option {
  /** What is sent. */
  value: string;
  /** What is shown. */
  label: string;
  /** More about it, such as a price. */
  note?: string | undefined;
  /** Facts for the script, as data attributes. */
  data?: Readonly<Record<`data-${string}`, string | undefined>>;
}

/** How a field is shown. */
export interface FieldWords {
  label: string;
  /** `select` shows a list; `radios` and `ticks` a row of choices; `tick` a single box; `hidden` nothing. */
  kind: "text" | "tel" | "email" | "long" | "select" | "radios" | "ticks" | "tick" | "hidden";
  /** Heading of the group it stands in; fields of one group follow each other. */
  group?: string;
  /** What the browser may fill in (https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#autofill). */
  autoComplete?: string;
  /** Takes half of a row where there is room. */
  half?: boolean;
  hint?: string;
  /** Choices that are rules of the business; others come from the content. */
  options?: readonly Option[];
}

export type Field = FieldRule & FieldWords;

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
  return !answer.trim();
}

/** Checks of a field that only has to be filled in. */
export function needed(title: string, text: string): Check[] {
  return [{ title, text, fails: isBlank }];
}

/** The first failed check of every field, in the order of the rules; empty when the form can be sent. */
export function findFailures(rules: readonly FieldRule[], answers: Answers): Failure[] {
  const answerOf = new Map(answers);
  return rules.flatMap(({ name, checks = [] }) => {
    const failed = checks.find(({ fails }) => fails(answerOf.get(name) || ""));
    return failed ? { ...failed, name } : [];
  });
}

/** The answers as a text to send another way: a line for each question that has one, several answers joined. */
export function formatAnswers(
  questions: readonly { name: string; label: string }[],
  answers: Answers,
): string {
  return questions
    .map(({ name, label }) => [
      label,
      answers.flatMap(([key, value]) => (key === name && !isBlank(value) ? value : [])).join(", "),
    ])
    .filter(([, given]) => given)
    .map((line) => line.join(": "))
    .join("\n");
}
