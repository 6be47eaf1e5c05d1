/** Articles on one page of the list. */
export const postsPerPage = 24;

/** Related articles shown below one at the most. */
export const maxRelated = 3;

/** `6 min`. */
export function formatReadTime(minutes: number): string {
  return `${minutes} min`;
}

const zone = "UTC";

/** `10 June 2025`. */
export function formatLongDay(day: string): string {
  return new Intl.DateTimeFormat("en-AU", {
    timeZone: zone,
    day: "numeric",
    month: "long",
    year: "numeric",
  }).format(new Date(`${day}T00:00:00Z`));
}

/** `2025-05` → `May 2025`. */
export function formatMonth(month: string): string {
  return new Intl.DateTimeFormat("en-AU", {
    timeZone: zone,
    month: "long",
    year: "numeric",
  }).format(new Date(`${month}-01T00:00:00Z`));
}

/** Whether an entry belongs on the published site. `today` is `YYYY-MM-DD` in the business's time zone. */
export function isPublished(entry: { draft: boolean; date?: string }, today: string): boolean {
  return !entry.draft && (entry.date === undefined || entry.date <= today);
}
