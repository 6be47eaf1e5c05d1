import { useEffect, useRef, useState } from "react";
import { focusQuestion, readAnswers } from "@/components/hooks/form-controls";
import { toast } from "@/components/ui/toaster/use-toast";
import { type Failure, findFailure, type Question } from "@/requests/question";

/** The first question whose answer is missing or wrong, after an attempt to send. */
export function useFailure(questions: readonly Question[]) {
  const warning = useRef<ReturnType<typeof toast>>();
  const [failure, setFailure] = useState<Failure>();
  // While an answer is missing or wrong, the page's title says so, because screen readers read it
  // first (https://www.w3.org/WAI/tutorials/forms/notifications/).
  useEffect(() => {
    document.title = document.title.replace(/^(Error: )?/, failure ? "Error: " : "");
  }, [failure]);
  return {
    failure,
    /** Whether the answers pass. If not, a toast says why not, and the question is focused. */
    check: (form: HTMLFormElement): boolean => {
      const failed = findFailure(questions, readAnswers(form));
      setFailure(failed);
      if (!failed) return true;
      const { name, title, text } = failed;
      warning.current = toast({ title, description: text, variant: "destructive" });
      focusQuestion(form, name);
      return false;
    },
    /** Removes the messages about an answer once it passes. */
    checkAgain: (form: HTMLFormElement): void => {
      const failed = questions.filter(({ name }) => name === failure?.name);
      if (!failure || findFailure(failed, readAnswers(form))) return;
      warning.current?.dismiss();
      setFailure(undefined);
    },
  };
}
