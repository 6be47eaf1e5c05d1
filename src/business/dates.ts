// Days are written as `YYYY-MM-DD` and clock times as `HH:MM`, as in the content.

/** Days in the order of the week, Monday first. */
export const weekdays = [
  "monday",
  "tuesday",
  "wednesday",
  "thursday",
  "friday",
  "saturday",
  "sunday",
] as const;
export type Weekday = (typeof weekdays)[number];

/** `monday` → `Monday`. */
export function dayName(day: Weekday): string {
  return day.charAt(0).toUpperCase() + day.slice(1);
}

/** Whether a text is a real day from 2000 to 2100, `YYYY-MM-DD`. Others are slips of the finger. */
export const isCalendarDay = (text: string): boolean =>
  /^(20\d\d|2100)-\d\d-\d\d$/.test(text) &&
  new Date(`${text}T00:00Z`).toJSON()?.startsWith(text) === true;

/** The day that is `count` days after another. */
export function addDays(day: string, count: number): string {
  const date = new Date(day);
  date.setUTCDate(date.getUTCDate() + count);
  return date.toISOString().slice(0, 10);
}

/** A day in words, the same in every time zone. */
const formatDay = (day: string, parts: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat("en-AU", { timeZone: "UTC", ...parts }).format(
    new Date(`${day}T00:00:00Z`),
  );

/** `Thursday 3 December`. */
export const formatWeekdayAndDay = (day: string): string =>
  formatDay(day, { weekday: "long", day: "numeric", month: "long" });

/** `10 June 2025`. */
export const formatLongDay = (day: string): string =>
  formatDay(day, { day: "numeric", month: "long", year: "numeric" });

/** The day of an instant in a time zone: `24 Nov 2026`. */
export const formatShortDay = (instant: Date, timeZone: string): string =>
  instant.toLocaleDateString("en-AU", { dateStyle: "medium", timeZone });

/** `2025-05` → `May 2025`. */
export const formatMonth = (month: string): string =>
  formatDay(`${month}-01`, { month: "long", year: "numeric" });

/** `08:00` → `8am`, `17:30` → `5:30pm`. */
export function formatTime(time: string): string {
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  const twelve = hour % 12 === 0 ? 12 : hour % 12;
  return `${twelve}${minute === 0 ? "" : `:${String(minute).padStart(2, "0")}`}${hour < 12 ? "am" : "pm"}`;
}

/** The day and clock time of an instant in a time zone. */
export function localTime(instant: Date, timeZone: string): { day: string; time: string } {
  // Swedish dates are written as ISO 8601 writes them.
  const [day = "", time = ""] = instant.toLocaleString("sv-SE", { timeZone }).split(" ");
  return { day, time: time.slice(0, 5) };
}

/** The instant of a day and clock time in a time zone. */
export function instantOf(day: string, time: string, timeZone: string): Date {
  const inUtc = Date.parse(`${day}T${time}:00Z`);
  // Done twice, in case clocks change between the first guess and the right instant.
  const near = inUtc - aheadOfUtc(inUtc, timeZone);
  return new Date(inUtc - aheadOfUtc(near, timeZone));
}

/** How many milliseconds the clocks of a time zone are ahead of UTC. */
function aheadOfUtc(instant: number, timeZone: string): number {
  const local = new Date(instant).toLocaleString("sv-SE", { timeZone });
  return Date.parse(`${local.replace(" ", "T")}Z`) - instant;
}
