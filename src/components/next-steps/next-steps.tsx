import { useBusiness } from "../../hooks/use-site";
import * as styles from "./next-steps.module.scss";

/** What happens after a booking request. */
export function NextSteps() {
  const { replyHours } = useBusiness();
  return (
    <ol className={styles["steps"]}>
      <li>
        <strong>We reply</strong> within {replyHours.from}–{replyHours.to} business hours, in the
        way you choose.
      </li>
      <li>
        <strong>We agree</strong> on a time and the final price. A request is not yet a confirmed
        appointment.
      </li>
      <li>
        <strong>We come to you,</strong> at home or at work.
      </li>
    </ol>
  );
}
