import { formatTime, formatWeekdayAndDay } from "@/business/dates";
import { answerOf, type Answers } from "@/requests/question";

/**
 * When the owner comes: `Thursday 3 December at 9:30am`. The year is added if it isn't that of
 * `today`. Empty while the day or the time isn't known.
 */
export function formatVisit(answers: Answers, today: string): string {
  const [day, time] = [answerOf(answers, "day"), answerOf(answers, "time")];
  if (!day || !time) return "";
  const year = day.slice(0, 4);
  const date = `${formatWeekdayAndDay(day)}${today.startsWith(year) ? "" : ` ${year}`}`;
  return `${date} at ${formatTime(time)}`;
}
