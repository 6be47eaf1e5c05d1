import { correctEmail } from "@/requests/correct-email";
import { answerOf, type Field } from "@/requests/field";
import { controlsOf, setAnswer } from "./form-controls";
import type { useDraft } from "./use-draft";
import * as styles from "./request-form.module.scss";

interface EmailCorrectionProps {
  request: Pick<ReturnType<typeof useDraft>, "form" | "answers">;
  field: Field;
}

/** Asks about an email address with a known slip. Its button fills in the right one; nothing waits for an answer. */
export function EmailCorrection({ request: { form, answers }, field }: EmailCorrectionProps) {
  const right = correctEmail(answerOf(answers, field.name));
  if (right === undefined) return null;
  const fillIn = () => {
    if (!form.current) return;
    setAnswer(form.current, field.name, [right]);
    const [control] = controlsOf(form.current, field.name);
    control?.dispatchEvent(new Event("input", { bubbles: true }));
    // The button is gone.
    control?.focus();
  };
  return (
    <p className={styles.correction}>
      {`Did you mean ${right}? `}
      <button type="button" onClick={fillIn}>
        Use it
      </button>
    </p>
  );
}
