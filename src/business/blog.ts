/** How many related articles an article shows at most. */
export const maxRelated = 3;

/** From this many words on, an article has a picture halfway. */
export const longArticle = 900;

/** `6 min`. */
export function formatReadTime(minutes: number): string {
  return `${minutes} min`;
}

/** A day in words, the same whatever the reader's time zone. */
const formatDay = (day: string, parts: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat("en-AU", { timeZone: "UTC", ...parts }).format(
    new Date(`${day}T00:00:00Z`),
  );

/** `10 June 2025`. */
export function formatLongDay(day: string): string {
  return formatDay(day, { day: "numeric", month: "long", year: "numeric" });
}

/** `2025-05` → `May 2025`. */
export function formatMonth(month: string): string {
  return formatDay(`${month}-01`, { month: "long", year: "numeric" });
}
