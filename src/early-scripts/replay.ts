import { closestTo, onDocument } from "./events";

declare global {
  interface Window {
    /** Repeats what the visitor did before the page's scripts had loaded. Null from then on. */
    ___early?: (() => void) | null;
  }
}

/** Any control. Properties that its kind lacks are undefined. */
type EarlyControl = HTMLInputElement;

/** What a control said when it was used. */
type EarlyAnswer = Pick<EarlyControl, "checked" | "value">;

const isChoice = ({ type }: EarlyControl) => type === "radio" || type === "checkbox";

/** All controls of the same kind, in the order of the page, which React keeps. */
function alike(control: EarlyControl): EarlyControl[] {
  const kindOf = (each: EarlyControl) =>
    [each.type, each.form?.id, each.name || each.dataset["name"] || each.className].join() +
    (isChoice(each) ? each.value : "");
  const all = [...document.querySelectorAll<EarlyControl>(control.tagName)];
  return all.filter((each) => kindOf(each) === kindOf(control));
}

/** Repeats an answer: hydration may have undone it, and forms count what has had an event. */
function answerAgain(
  control: EarlyControl,
  current: EarlyControl,
  { checked, value }: EarlyAnswer,
): void {
  if (isChoice(current) && current.checked !== checked) return current.click();
  // A form takes the files of a field that is still there, and empties it.
  if (control.type === "file" && current === control) return;
  if (control.type === "file") current.files = control.files;
  else if (!isChoice(current)) current.value = value;
  current.dispatchEvent(new Event("input", { bubbles: true }));
  // A field that is still being typed in has not changed yet.
  if (current !== document.activeElement)
    current.dispatchEvent(new Event("change", { bubbles: true }));
}

/** Presses a button again, unless its answers pass the checks: the browser has sent those. */
function pressAgain(button: EarlyControl): void {
  const form = button.type === "submit" && button.form;
  if (form && form.checkValidity()) return;
  // Our messages are shown instead of the browser's.
  if (form) form.noValidate = true;
  button.click();
}

/**
 * Repeats the last press of a button, and every answer, when the page's scripts have loaded
 * (gatsby-browser.tsx). React resets radio buttons to the first choice while it hydrates, and
 * renders the whole page again if a translator has changed its words.
 */
export function replayLater(): void {
  const answers = new Map<string, () => void>();
  let press: (() => void) | undefined;
  /** What to do with a control, or with the one by which React has replaced it. */
  const keep = (control: EarlyControl, repeat: (current: EarlyControl) => void) => {
    const place = alike(control).indexOf(control);
    return () => repeat(control.isConnected ? control : (alike(control)[place] ?? control));
  };
  const noteAnswer = (control: EarlyControl) => {
    const { checked, form, name, type, value } = control;
    // Each tick box counts as a question.
    const question = [form?.id, name, type === "checkbox" && value].join();
    answers.set(
      question,
      keep(control, (current) => answerAgain(control, current, { checked, value })),
    );
  };
  const onEarly = (type: string, selector: string, note: (control: EarlyControl) => void) =>
    onDocument(type, (event) => {
      const control = window.___early && closestTo(event, selector);
      if (control) note(control as EarlyControl);
    });
  onEarly("click", "button:not([popovertarget], [data-dismiss])", (button) => {
    press = keep(button, pressAgain);
  });
  onEarly("input", ":is(input, select, textarea)[name]", noteAnswer);
  window.___early = () => {
    window.___early = null;
    for (const answer of answers.values()) answer();
    press?.();
  };
}
