import { closestTo, onDocument } from "./events";

declare global {
  interface Window {
    /**
     * Repeats what the visitor did before the page's scripts had loaded. Null once they have
     * loaded.
     */
    ___early?: (() => void) | null;
  }
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement | HTMLButtonElement;

const isChoice = ({ type }: Control) => type === "radio" || type === "checkbox";

/**
 * All controls of the same kind, in the order of the page. React may replace a control, but keeps
 * the order.
 */
function alike(control: Control): Control[] {
  const kindOf = (each: Control) =>
    [each.type, each.form?.id, each.name || each.dataset["name"] || each.className].join() +
    (isChoice(each) ? each.value : "");
  const all = [...document.querySelectorAll<Control>(control.tagName)];
  return all.filter((each) => kindOf(each) === kindOf(control));
}

/** Repeats an answer, if hydration has undone it. */
function answerAgain(control: Control, current: Control, isChecked: boolean): void {
  // A radio button is always pressed: a choice that was there before is an answer now.
  if (
    current.type === "radio" ||
    (isChoice(current) && (current as HTMLInputElement).checked !== isChecked)
  )
    current.click();
  if (isChoice(current) || current === control) return;
  if (control.type !== "file") current.value = control.value;
  else (current as HTMLInputElement).files = (control as HTMLInputElement).files;
  for (const type of ["input", "change"]) current.dispatchEvent(new Event(type, { bubbles: true }));
}

/**
 * Presses a button again, unless it belongs to a form that the browser has sent by now, because its
 * answers pass the checks.
 */
function pressAgain(button: Control): void {
  const form = button.type === "submit" && button.form;
  if (form && form.checkValidity()) return;
  // Our messages are shown instead of the browser's.
  if (form) form.noValidate = true;
  button.click();
}

/**
 * Remembers the last button that was pressed before the page's scripts had loaded, and presses it
 * when they have (gatsby-browser.tsx). Answers that were typed or chosen are restored too, because
 * React resets radio buttons to the first choice while it hydrates, and renders the whole page
 * again if a translator has changed its words.
 */
export function replayLater(): void {
  // The last answer to each question. Each checkbox counts as a question of its own.
  const answers = new Map<string, () => void>();
  let press: (() => void) | undefined;
  /**
   * What to do with a control, or with the one that has replaced it when React has rendered the
   * page again.
   */
  const keep = (control: Control, repeat: (current: Control) => void) => {
    const place = alike(control).indexOf(control);
    return () => repeat(control.isConnected ? control : (alike(control)[place] ?? control));
  };
  onDocument("click", (event) => {
    const button = closestTo(event, "button:not([popovertarget], [data-dismiss])");
    if (window.___early && button) press = keep(button as HTMLButtonElement, pressAgain);
  });
  const noteAnswer = ({ target }: Event) => {
    if (!window.___early || !(target instanceof Element) || !target.matches("[name]")) return;
    const control = target as HTMLInputElement;
    const { checked, form, name, type } = control;
    const question = [form?.id, name, type === "checkbox" && control.value].join();
    answers.set(
      question,
      keep(control, (current) => answerAgain(control, current, checked)),
    );
  };
  onDocument("input", noteAnswer);
  onDocument("click", (event) => closestTo(event, "[type=radio]") && noteAnswer(event));
  window.___early = () => {
    window.___early = null;
    for (const answer of answers.values()) answer();
    press?.();
  };
}
