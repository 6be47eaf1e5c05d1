import { useEffect, useState } from "react";
import { toast } from "@/components/ui/toaster/use-toast";
import { type Failure, type Field, findFailure } from "@/requests/field";
import { controlsOf, readAnswers } from "./form-controls";

/** The width of phones, and how many pixels from the top a failed field is scrolled to there. Specification, section 9. */
const phones = "(max-width: 767.98px)";
const phoneOffset = 120;

/** Scrolls to a field, near the top on phones and in the middle of larger screens, and focuses it. */
function focusField(control: HTMLElement): void {
  if (matchMedia(phones).matches)
    scrollTo({ top: control.getBoundingClientRect().top + scrollY - phoneOffset });
  else control.scrollIntoView({ block: "center" });
  control.focus({ preventScroll: true });
}

/** The checks of a form, which stop at the first failure (specification, section 5). */
export function useChecks(fields: readonly Field[]) {
  const [failure, setFailure] = useState<Failure>();

  // While an answer is missing or wrong, the page's title says so, because screen readers read it first
  // (https://www.w3.org/WAI/tutorials/forms/notifications/).
  useEffect(() => {
    document.title = document.title.replace(/^(Error: )?/, failure ? "Error: " : "");
  }, [failure]);

  /** Whether the answers pass. Otherwise, a toast names the first that doesn't, and its field has the focus. */
  const check = (form: HTMLFormElement): boolean => {
    for (const { name, clean } of fields)
      if (clean) for (const control of controlsOf(form, name)) control.value = clean(control.value);
    const failed = findFailure(fields, readAnswers(form));
    setFailure(failed);
    if (!failed) return true;
    toast({ title: failed.title, description: failed.text, variant: "destructive" });
    const [control] = controlsOf(form, failed.name);
    if (control) focusField(control);
    return false;
  };

  /** Removes the message about an answer once it passes. */
  const checkAgain = (form: HTMLFormElement): void => {
    const failed = fields.filter(({ name }) => name === failure?.name);
    if (!findFailure(failed, readAnswers(form))) setFailure(undefined);
  };

  return { failure, check, checkAgain };
}
