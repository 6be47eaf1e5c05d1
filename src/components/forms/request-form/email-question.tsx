import { Button } from "@/components/ui/button/button";
import * as styles from "./request-form.module.scss";

interface EmailQuestionProps {
  /** The address that was probably meant. */
  meant: string;
  onAccept: () => void;
}

/** Asks about an email address that looks mistyped. Both answers send the form. */
export function EmailQuestion({ meant, onAccept }: EmailQuestionProps) {
  return (
    <div className={styles.question}>
      <p>{`Did you mean ${meant}?`}</p>
      <Button onClick={onAccept}>{`Send with ${meant}`}</Button>
      <Button type="submit" variant="secondary">
        Send it as it is
      </Button>
    </div>
  );
}
