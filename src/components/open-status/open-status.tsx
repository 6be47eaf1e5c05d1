import { useEffect, useState } from "react";
import { hoursLines, openingStatus } from "../../business/opening-hours";
import { useBusiness } from "../site/use-site";
import * as styles from "./open-status.module.scss";

/** "Open now until 5pm" or when it opens next, by the clock of the business. Known only in the browser; until then nothing is claimed. */
export function OpenStatus() {
  const { hours, timeZone } = useBusiness();
  const [status, setStatus] = useState<{ open: boolean; text: string }>();
  useEffect(() => {
    const update = () => setStatus(openingStatus(hours, new Date(), timeZone));
    // A task of its own: the first use of a time zone costs a phone some 15 ms.
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
