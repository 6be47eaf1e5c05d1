import {
  dayName,
  formatTime,
  formatWeekdayAndDay,
  isCalendarDay,
  weekdayOf,
} from "@/business/dates";
import type { Hours } from "@/business/opening-hours";
import { answerOf, type Answers } from "@/requests/question";

/** Whether a text is a half hour of a day, `HH:MM`. */
export const isHalfHour = (text: string): boolean => /^([01]\d|2[0-3]):[03]0$/.test(text);

/** The half hours of a day, `HH:MM`, beginning with the one in which the business opens. */
export function halfHoursFrom(opens: string): string[] {
  const start = 2 * Number(opens.slice(0, 2)) + (opens.slice(3) >= "30" ? 1 : 0);
  return Array.from({ length: 48 }, (_, index) => {
    const half = (start + index) % 48;
    return `${String(Math.floor(half / 2)).padStart(2, "0")}:${half % 2 ? "30" : "00"}`;
  });
}

/**
 * When the owner comes: `Thursday 3 December at 9:30am` or, with a window, `Thursday 3 December between 9am and 10am`. The year
 * is added if it isn't that of `today`. Empty while the day or the time isn't known.
 */
export function formatVisit(answers: Answers, today: string): string {
  const [day = "", time = "", until = ""] = ["day", "time", "until"].map((name) =>
    answerOf(answers, name),
  );
  if (!day || !time) return "";
  const year = day.slice(0, 4);
  const date = `${formatWeekdayAndDay(day)}${today.startsWith(year) ? "" : ` ${year}`}`;
  return until > time
    ? `${date} between ${formatTime(time)} and ${formatTime(until)}`
    : `${date} at ${formatTime(time)}`;
}

/** What the owner should know of a day and a time before offering them, as sentences; none if all is well. */
export function visitRemarks(
  answers: Answers,
  { hours }: { hours: readonly Hours[] },
  today: string,
): string[] {
  const [day = "", time = "", until = ""] = ["day", "time", "until"].map((name) =>
    answerOf(answers, name),
  );
  const remarks: string[] = [];
  if (until && time && until <= time)
    remarks.push("The latest time has to be after the time, so the texts leave it out.");
  if (!day) return remarks;
  if (day < today) return [...remarks, "This day has passed. Choose a day to come."];
  if (!isCalendarDay(day)) return [...remarks, "Choose a day up to the year 2100."];
  const weekday = weekdayOf(day);
  const entries = hours.filter(({ days }) => days.includes(weekday));
  if (entries.length === 0)
    return [...remarks, `You have no opening hours on ${dayName(weekday)}s.`];
  if (time && !entries.some(({ opens, closes }) => opens <= time && time < closes))
    remarks.push("This time is outside your opening hours.");
  return remarks;
}
