import { useEffect, useState } from "react";

/** The time, once a minute. Undefined until React has started, because only the browser knows it, and if it isn't needed. */
export function useNow(isNeeded = true): Date | undefined {
  const [now, setNow] = useState<Date>();
  useEffect(() => {
    if (!isNeeded) return;
    const update = () => setNow(new Date());
    // In a separate task, because the first use of a time zone takes a phone about 15 ms.
    const first = setTimeout(update);
    const timer = setInterval(update, 60_000);
    return () => {
      clearTimeout(first);
      clearInterval(timer);
    };
  }, [isNeeded]);
  return now;
}
