import { correctEmail } from "@/requests/correct-email";
import { emailQuestion } from "@/requests/email";
import { answerOf } from "@/requests/question";
import { controlsOf, setAnswer } from "./form-controls";
import type { RequestOfForm } from "./use-request";
import * as styles from "./request-form.module.scss";

/** Asks about an email address with a known slip. Its button fills in the right one; nothing waits for an answer. */
export function EmailCorrection({ request: { form, answers } }: { request: RequestOfForm }) {
  const { name } = emailQuestion;
  const right = correctEmail(answerOf(answers, name));
  if (right === undefined) return null;
  const fillIn = () => {
    if (!form.current) return;
    setAnswer(form.current, name, [right]);
    const [control] = controlsOf(form.current, name);
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
