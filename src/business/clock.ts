const minutesOf = (time: string) => {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return 60 * hours + minutes;
};

/** Minutes after midnight as people say them: `8:00`, `1:20`; the day after, `8:00 next day`. */
function formatTime(minutes: number): string {
  const time = minutes % 1440;
  const hour = Math.floor(time / 60) % 12 || 12;
  const text = `${hour}:${String(time % 60).padStart(2, "0")}`;
  return minutes < 1440 ? text : `${text} next day`;
}

/**
 * When each step begins and when all is done, for a start at `opens` (`08:00`); undefined unless every step says how many
 * minutes it takes.
 */
export function clockTimes(
  steps: readonly { minutes?: number | null }[],
  opens: string,
): string[] | undefined {
  let at = minutesOf(opens);
  const times = [formatTime(at)];
  for (const { minutes } of steps) {
    if (minutes == null) return undefined;
    at += minutes;
    times.push(formatTime(at));
  }
  return times;
}
