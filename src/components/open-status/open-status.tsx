import { useEffect, useState } from "react";
import { hoursLines, openingStatus } from "../../business/opening-hours";
import { useBusiness } from "../site/use-site";
import * as styles from "./open-status.module.scss";

/**
 * "Open now until 5pm", or the next opening time, in the business's time zone. Only the browser knows the time, so nothing
 * is shown before it does.
 */
export function OpenStatus() {
  const { hours, timeZone } = useBusiness();
  const [status, setStatus] = useState<{ open: boolean; text: string }>();
  useEffect(() => {
    const update = () => setStatus(openingStatus(hours, new Date(), timeZone));
    // In a task of its own, because the first use of a time zone takes a phone about 15 ms.
    const first = setTimeout(update);
    const timer = setInterval(update, 60_000);
    return () => {
      clearTimeout(first);
      clearInterval(timer);
    };
  }, [hours, timeZone]);
  const [first] = hoursLines(hours);
  return (
    <p className={styles.status} data-open={status?.open}>
      {status?.text ?? (first && `${first.days}: ${first.hours}`)}
    </p>
  );
}
