const minutesOf = (time: string) => {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return 60 * hours + minutes;
};

/** A time of day without am or pm: `8:00`, `1:20`. */
export interface ClockTime {
  time: string;
  /** Whether this time is the first on a later day. */
  isNextDay: boolean;
}

const dayOf = (minutes: number) => Math.floor(minutes / 1440);

function formatClockTime(minutes: number): string {
  const hour = Math.floor((minutes % 1440) / 60) % 12 || 12;
  return `${hour}:${String(minutes % 60).padStart(2, "0")}`;
}

/** When each step begins and the last ends, from `opens`. Undefined if one has no minutes. */
export function clockTimes(
  steps: readonly { minutes?: number | null }[],
  opens: string,
): ClockTime[] | undefined {
  let at = minutesOf(opens);
  const times = [{ time: formatClockTime(at), isNextDay: false }];
  for (const { minutes } of steps) {
    if (minutes == null) return undefined;
    const before = at;
    at += minutes;
    times.push({ time: formatClockTime(at), isNextDay: dayOf(at) > dayOf(before) });
  }
  return times;
}
