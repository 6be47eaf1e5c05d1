import type { SitePath } from "@/site/address";

/** One check of an answer, and the message if it fails. */
interface Check {
  title: string;
  text: string;
  fails: (answer: string) => boolean;
}

/** A choice of a closed list. */
export interface AnswerOption {
  /** The value that is sent. */
  value: string;
  /** The label. */
  label: string;
  /** A note beside the label, such as a price. */
  note?: string | undefined;
}

/** The choices of a question that is answered with yes or no. */
export const yesOrNo: readonly AnswerOption[] = [
  { value: "yes", label: "Yes" },
  { value: "no", label: "No" },
];

/**
 * A question of a form: where and how it is shown, checked and sent. One with checks is required;
 * checks run in order. Form, summary, receipt, email and desk follow from these rows.
 */
export interface Question {
  /** The name its answer is sent under. */
  name: string;
  label: string;
  /** What the privacy page calls it in a sentence, if not as its label; empty if it needn't. */
  topic?: string;
  /** `radios` and `checkboxes` are a row, `checkbox` a single box; `hidden` shows nothing. */
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
  /**
   * The browser's autofill
   * (https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#autofill).
   */
  autoComplete?: string;
  /** False for names and addresses, where a spelling check would mark correct words. */
  spellCheck?: false;
  /** Whether it takes half of a row if there is room. */
  half?: boolean;
  hint?: string;
  /** Choices that are rules of the business; others come from the content. */
  options?: readonly AnswerOption[];
  /** Set if nothing is chosen at first; for a `select`, its words until then. */
  noDefault?: true | string;
}

/** Whether the page arrives with an answer, the first choice, so that it needs no "(optional)". */
export const hasDefault = ({ kind, noDefault }: Question): boolean =>
  (kind === "radios" || kind === "select") && !noDefault;

/** Questions that are shown together, and those that are folded until one of them is answered. */
interface Section {
  title?: string;
  questions?: readonly Question[];
  more?: { title: string; questions: readonly Question[] };
}

export interface FormDefinition {
  id: "booking" | "contact";
  /** In the order in which they are checked. */
  questions: readonly Question[];
  /** The same questions in the sections that are shown; undefined for a form of one section. */
  sections?: readonly Section[];
  /** The words of its button. */
  button: string;
  /** Path of the confirmation page. */
  next: SitePath;
  /** The words of the toast after it is sent (specification, section 8). */
  sent: { title: string; description: string };
  /**
   * The subject of the email with a request. It differs from request to request, because email
   * programs show emails of one sender and one subject as a single conversation.
   */
  subject: (answers: Answers, reference: string) => string;
  /** The subject if scripts are off. */
  plainSubject: string;
}

/** The values a form would send, in order; a name may appear more than once. */
export type Answers = readonly (readonly [name: string, value: string])[];

/** Answers by the name of the question. An empty list says that nothing was chosen. */
export type NamedAnswers = Readonly<Record<string, readonly string[]>>;

/** A question whose check failed, and the message for it. */
export interface Failure {
  name: string;
  title: string;
  text: string;
}

/** Only spaces, including the no-break space and those of other scripts. */
export function isBlank(answer: string): boolean {
  return !answer.trim();
}

/** The check of a question that must be answered. */
export function requiredCheck(title: string, text: string): Check[] {
  return [{ title, text, fails: isBlank }];
}

/** All answers to a question, in order. */
export function valuesOf(answers: Answers, name: string): string[] {
  return answers.flatMap(([key, value]) => (key === name ? value : []));
}

/** The answer to a question that has at most one; empty if there is none. */
export function answerOf(answers: Answers, name: string): string {
  return valuesOf(answers, name)[0] ?? "";
}

/** The first failed check, in the order of the questions (specification, section 5). */
export function findFailure(questions: readonly Question[], answers: Answers): Failure | undefined {
  for (const { name, checks } of questions) {
    const answer = answerOf(answers, name);
    const failed = checks?.find(({ fails }) => fails(answer));
    if (failed) return { name, title: failed.title, text: failed.text };
  }
  return undefined;
}
