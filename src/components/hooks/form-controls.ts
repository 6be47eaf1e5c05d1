import type { Answers, Question } from "@/requests/question";

export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const isControl = (element: Element): element is Control =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLSelectElement ||
  element instanceof HTMLTextAreaElement;

const isChoice = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && ["radio", "checkbox"].includes(control.type);

/** The controls of a question that a visitor answers; hidden ones are derived from the answers. */
export function controlsOf(form: HTMLFormElement, name: string): Control[] {
  return [...form.elements].filter(
    (element): element is Control =>
      isControl(element) &&
      (element.name === name || element.dataset["name"] === name) &&
      element.type !== "hidden",
  );
}

/**
 * The visitor's answers by name, in the order of the form, and the hidden fields derived from them
 * (they carry `data-name`). Files and disabled controls are left out.
 */
export function readAnswers(form: HTMLFormElement): Answers {
  return [...form.elements].filter(isControl).flatMap((control) => {
    const name = control.dataset["name"] ?? control.name;
    const isAnswer =
      name !== "" &&
      !control.disabled &&
      (control.type !== "hidden" || "name" in control.dataset) &&
      !["file", "submit"].includes(control.type) &&
      (isChoice(control) ? control.checked : control.value !== "");
    return isAnswer ? [[name, control.value] as const] : [];
  });
}

/** Joins several answers in one field, because some form providers keep only the last. */
export function joinAnswers(formData: FormData, questions: readonly Question[]): void {
  for (const { kind, name } of questions)
    if (kind === "checkboxes" && formData.has(name))
      formData.set(name, formData.getAll(name).join(", "));
}

/** Whether a question is untouched: neither answered, nor filled in by the browser. */
export function isUntouched(form: HTMLFormElement, name: string): boolean {
  return controlsOf(form, name).every((control) => {
    if (control instanceof HTMLSelectElement) return control.selectedIndex <= 0;
    return isChoice(control) ? control.checked === control.defaultChecked : control.value === "";
  });
}

/** Answers a question as a visitor would: with a text, or by choosing these values. */
export function setAnswer(form: HTMLFormElement, name: string, values: readonly string[]): void {
  for (const control of controlsOf(form, name)) {
    if (isChoice(control)) control.checked = values.includes(control.value);
    else control.value = values[0] ?? "";
  }
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
