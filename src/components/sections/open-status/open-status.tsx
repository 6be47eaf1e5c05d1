import { hoursLines, openingStatus } from "@/business/opening-hours";
import { useNow } from "@/components/hooks/use-now";
import { useBusiness } from "@/components/hooks/use-site";
import * as styles from "./open-status.module.scss";

/**
 * "Open now until 5pm", or the next opening time, in the business's time zone. Until the browser knows the time, the first line
 * of the opening hours.
 */
export function OpenStatus() {
  const business = useBusiness();
  const now = useNow();
  const status = now && openingStatus(business, now);
  const [first] = hoursLines(business.hours);
  return (
    <p className={styles.status} data-open={status?.open}>
      {status?.text ?? (first && `${first.days}: ${first.hours}`)}
    </p>
  );
}
