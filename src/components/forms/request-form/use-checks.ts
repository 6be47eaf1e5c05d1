import { useEffect, useRef, useState } from "react";
import { toast } from "@/components/ui/toaster/use-toast";
import { answerOf, type Failure, type Field, findFailure } from "@/requests/field";
import { suggestEmail } from "@/requests/suggest-email";
import { controlsOf, readAnswers, setAnswer } from "./form-controls";

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

/**
 * The checks of a form, which stop at the first failure (specification, section 5), and then a question about an email address
 * that looks mistyped. It is asked once for each address, because the address may be right.
 */
export function useChecks(fields: readonly Field[]) {
  const [failure, setFailure] = useState<Failure>();
  // The email address that was probably meant, while the question about it is shown.
  const [meant, setMeant] = useState<string>();
  const askedAbout = useRef<string>();

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
    if (!failed) return !asksAboutEmail(form);
    toast({ title: failed.title, description: failed.text, variant: "destructive" });
    const [control] = controlsOf(form, failed.name);
    if (control) focusField(control);
    return false;
  };

  /** Whether the visitor is asked about the email address now. */
  const asksAboutEmail = (form: HTMLFormElement): boolean => {
    const typed = answerOf(readAnswers(form), "email");
    const suggestion = typed === askedAbout.current ? undefined : suggestEmail(typed);
    setMeant(suggestion);
    if (suggestion === undefined) return false;
    askedAbout.current = typed;
    toast({
      title: `Did you mean ${suggestion}?`,
      description: `You wrote ${typed}.`,
      variant: "destructive",
      action: { label: "Use it", onPress: () => sendWith(form, suggestion) },
    });
    const [control] = controlsOf(form, "email");
    if (control) focusField(control);
    return true;
  };

  /** Replaces the email address and sends the form. */
  const sendWith = (form: HTMLFormElement, email: string): void => {
    setAnswer(form, "email", [email]);
    form.requestSubmit();
  };

  /** Removes the message about an answer once it passes or has changed. */
  const checkAgain = (form: HTMLFormElement): void => {
    if (answerOf(readAnswers(form), "email") !== askedAbout.current) setMeant(undefined);
    const failed = fields.filter(({ name }) => name === failure?.name);
    if (!findFailure(failed, readAnswers(form))) setFailure(undefined);
  };

  return { failure, meant, check, checkAgain, sendWith };
}
