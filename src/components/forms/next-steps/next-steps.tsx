import { replyTime } from "@/business/opening-hours";
import { useBusiness } from "@/components/hooks/use-site";
import { CheckList } from "@/components/ui/check-list/check-list";
import { Disclosure } from "@/components/ui/disclosure/disclosure";
import { unbroken } from "@/lib/unbroken";
import * as styles from "./next-steps.module.scss";

/** The steps after a booking request. */
export function NextSteps() {
  const { replyHours } = useBusiness();
  return (
    <ol className={styles.steps}>
      <li>
        <strong>We reply</strong> {unbroken(replyTime(replyHours))}, by text, call or email, as you
        prefer.
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

/** What to know before we come, under a heading; empty if the owner has written nothing. */
export function BeforeWeCome({ lines }: { lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <Disclosure title={<h2>Before we come</h2>} className={styles.before}>
      <CheckList items={lines} />
    </Disclosure>
  );
}
