/** `Thursday 3 December`, whatever the reader's time zone. */
export function formatFreeDay(day: string): string {
  return new Intl.DateTimeFormat("en-AU", {
    weekday: "long",
    day: "numeric",
    month: "long",
    timeZone: "UTC",
  }).format(new Date(`${day}T00:00:00Z`));
}

/** The instant at which a day (`YYYY-MM-DD`) begins in a time zone. */
export const startOfDay = (day: string, timeZone: string): Date =>
  instantOf(day, "00:00", timeZone);

/** The instant of a day (`YYYY-MM-DD`) and clock time (`HH:MM`) in a time zone. */
export function instantOf(day: string, time: string, timeZone: string): Date {
  const inUtc = Date.parse(`${day}T${time}:00Z`);
  // Once more at the instant found, in case clocks change in between.
  const near = inUtc - aheadOfUtc(inUtc, timeZone);
  return new Date(inUtc - aheadOfUtc(near, timeZone));
}

/** How many milliseconds the clocks of a time zone are ahead of UTC. */
function aheadOfUtc(instant: number, timeZone: string): number {
  // Swedish dates are written as ISO 8601 writes them.
  const local = new Date(instant).toLocaleString("sv-SE", { timeZone });
  return Date.parse(`${local.replace(" ", "T")}Z`) - instant;
}
