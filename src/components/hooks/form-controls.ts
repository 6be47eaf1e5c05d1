import type { Answers, NamedAnswers, Question } from "@/requests/question";

type FormControl = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const isControl = (element: Element): element is FormControl =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLSelectElement ||
  element instanceof HTMLTextAreaElement;

const isChoice = (control: FormControl): control is HTMLInputElement =>
  control instanceof HTMLInputElement && ["radio", "checkbox"].includes(control.type);

/** The name of the question that a control answers; a hidden field may send the answer instead. */
const questionNameOf = (control: FormControl): string => control.dataset["name"] ?? control.name;

/** The controls of a question that a visitor answers; hidden ones are derived from the answers. */
const controlsOf = (form: HTMLFormElement, name: string): FormControl[] =>
  [...form.elements]
    .filter(isControl)
    .filter((control) => questionNameOf(control) === name && control.type !== "hidden");

/**
 * The visitor's answers by name, in the order of the form. Files, hidden fields and disabled
 * controls are left out.
 */
export function readAnswers(form: HTMLFormElement): Answers {
  return [...form.elements].filter(isControl).flatMap((control) => {
    const isAnswer =
      questionNameOf(control) !== "" &&
      !control.disabled &&
      !["file", "hidden", "submit"].includes(control.type) &&
      (isChoice(control) ? control.checked : control.value !== "");
    return isAnswer ? [[questionNameOf(control), control.value] as const] : [];
  });
}

/** The values that a question's controls show, disabled ones too. */
const shownValues = (form: HTMLFormElement, name: string): string[] =>
  controlsOf(form, name)
    .filter((control) => !isChoice(control) || control.checked)
    .map(({ value }) => value)
    .filter(Boolean);

/** The answers to some questions, also of disabled controls; an empty list without an answer. */
export const answersIn = (form: HTMLFormElement, names: readonly string[]): NamedAnswers =>
  Object.fromEntries(names.map((name) => [name, shownValues(form, name)]));

/** Joins several answers in one field, because some form providers keep only the last. */
export function joinAnswers(formData: FormData, questions: readonly Question[]): void {
  for (const { kind, name } of questions)
    if (kind === "checkboxes" && formData.has(name))
      formData.set(name, formData.getAll(name).join(", "));
}

/** Shows the answers to a question in its controls; without any, what they showed at first. */
export function setAnswer(form: HTMLFormElement, name: string, values: readonly string[]): void {
  for (const control of controlsOf(form, name)) {
    if (isChoice(control))
      control.checked = values.length ? values.includes(control.value) : control.defaultChecked;
    else if (control instanceof HTMLSelectElement) select(control, values);
    else {
      const [text = control.defaultValue] = values;
      // Setting even the same text moves the cursor in some browsers.
      if (control.value !== text) control.value = text;
    }
  }
}

/** Selects an option, or the one that was selected at first if the content no longer has it. */
function select({ options }: HTMLSelectElement, values: readonly string[]): void {
  const all = [...options];
  const option =
    all.find(({ value }) => values.includes(value)) ??
    all.find(({ defaultSelected }) => defaultSelected) ??
    all[0];
  if (option) option.selected = true;
}

/** Fills in a field as if the visitor had typed the text and left the field. */
export function typeInto(form: HTMLFormElement | null, name: string, text: string): void {
  const field = form?.elements.namedItem(name);
  if (!(field instanceof HTMLInputElement)) return;
  field.value = text;
  for (const type of ["input", "change"]) field.dispatchEvent(new Event(type, { bubbles: true }));
  field.focus();
}

/** The width of phones. Specification, section 9. */
const phones = "(max-width: 767.98px)";

/**
 * Scrolls to a question with its label, 120 px from the top on phones (form-field.module.scss) and
 * in the middle of larger screens, and focuses it.
 */
export function focusQuestion(form: HTMLFormElement, name: string): void {
  const [control] = controlsOf(form, name);
  if (!control) return;
  const block = matchMedia(phones).matches ? "start" : "center";
  control.closest("[data-question]")?.scrollIntoView({ block });
  control.focus({ preventScroll: true });
}
