import { noBreakRange } from "@/lib/no-break-range";
import { type ClosedDays, isClosedOn } from "./closed-days";
import {
  addDays,
  dayName,
  formatDayOfYear,
  formatTime,
  formatWeekdayAndDay,
  localTime,
  type Weekday,
  weekdayOf,
  weekdays,
} from "./dates";

/** One entry of the opening hours; times are `HH:MM` in the business's time zone. */
export interface Hours {
  days: readonly Weekday[];
  opens: string;
  closes: string;
  byAppointment: boolean;
}

const entryOn = (day: Weekday, hours: readonly Hours[]) =>
  hours.find(({ days }) => days.includes(day));

function textOn(day: Weekday, hours: readonly Hours[]): string {
  const entry = entryOn(day, hours);
  if (!entry) return "Closed";
  return entry.byAppointment
    ? "By appointment"
    : `${formatTime(entry.opens)} to ${formatTime(entry.closes)}`;
}

/** The week as text, with neighbouring days of the same hours joined: `Monday to Friday`, `8am to 5pm`. */
export function hoursLines(hours: readonly Hours[]): { days: string; hours: string }[] {
  const lines: { first: Weekday; last: Weekday; hours: string }[] = [];
  for (const day of weekdays) {
    const text = textOn(day, hours);
    const previous = lines.at(-1);
    if (previous && previous.hours === text) previous.last = day;
    else lines.push({ first: day, last: day, hours: text });
  }
  return lines.map(({ first, last, hours: text }) => ({
    days: first === last ? dayName(first) : `${dayName(first)} to ${dayName(last)}`,
    hours: text,
  }));
}

/**
 * Days with equal times joined, including those by appointment, in the form of
 * https://schema.org/OpeningHoursSpecification.
 */
export function schemaOpeningHours(
  hours: readonly Hours[],
): { days: Weekday[]; opens: string; closes: string }[] {
  const groups: { days: Weekday[]; opens: string; closes: string }[] = [];
  for (const day of weekdays) {
    const entry = entryOn(day, hours);
    if (!entry) continue;
    const group = groups.find((each) => each.opens === entry.opens && each.closes === entry.closes);
    if (group) group.days.push(day);
    else groups.push({ days: [day], opens: entry.opens, closes: entry.closes });
  }
  return groups;
}

/** When the business is open: its week, the days on which it is closed all the same, and its time zone. */
interface OpeningTimes {
  hours: readonly Hours[];
  closed: readonly ClosedDays[];
  timeZone: string;
}

/** The opening hours of a day. Undefined if the business is closed. */
const hoursOn = (day: string, { hours, closed }: OpeningTimes): Hours | undefined =>
  isClosedOn(day, closed) ? undefined : entryOn(weekdayOf(day), hours);

/** How many days ahead the next opening day is looked for. */
const maxDaysAhead = 366;

/** The first day from `day` on with opening hours and without appointments. */
function nextOpenDay(day: string, times: OpeningTimes) {
  for (let ahead = 0; ahead <= maxDaysAhead; ahead += 1) {
    const then = addDays(day, ahead);
    const entry = hoursOn(then, times);
    if (entry && !entry.byAppointment) return { day: then, entry };
  }
  return undefined;
}

/**
 * Whether the business is open without an appointment, and the words for it: `Open now until 5pm`, `By appointment today`,
 * `Open tomorrow from 8am`, `Open Wednesday 6 January from 8am`.
 */
export function openingStatus(times: OpeningTimes, instant: Date): { open: boolean; text: string } {
  const { day, time } = localTime(instant, times.timeZone);
  const today = hoursOn(day, times);
  if (today && today.opens <= time && time < today.closes)
    return today.byAppointment
      ? { open: false, text: "By appointment today" }
      : { open: true, text: `Open now until ${formatTime(today.closes)}` };
  const isOver = today !== undefined && time >= today.opens;
  const next = nextOpenDay(isOver ? addDays(day, 1) : day, times);
  if (!next) return { open: false, text: "Open by appointment" };
  return {
    open: false,
    text: `Open ${nameDay(next.day, day)} from ${formatTime(next.entry.opens)}`,
  };
}

/** What a day is called on another: `today`, `tomorrow`, `Monday`, or `Wednesday 6 January` if it is a week ahead or more. */
function nameDay(day: string, today: string): string {
  if (day === today) return "today";
  if (day === addDays(today, 1)) return "tomorrow";
  return day < addDays(today, 7) ? dayName(weekdayOf(day)) : formatWeekdayAndDay(day);
}

/**
 * When we reply, within a sentence: `within 2–4 hours in business hours`, or `on 6 January` if the business is closed until then.
 * Without an instant, closed days don't count.
 */
export function replyTime(
  { replyHours, ...times }: OpeningTimes & { replyHours: { from: number; to: number } },
  instant?: Date,
): string {
  const usual = `within ${noBreakRange(`${replyHours.from}–${replyHours.to} hours`)} in business hours`;
  if (!instant || times.closed.length === 0) return usual;
  const { day, time } = localTime(instant, times.timeZone);
  const today = hoursOn(day, times);
  const isOver = today !== undefined && time >= today.closes;
  const start = isOver ? addDays(day, 1) : day;
  const next = nextOpenDay(start, times);
  const usualNext = nextOpenDay(start, { ...times, closed: [] });
  if (!next || next.day === usualNext?.day) return usual;
  return `on ${formatDayOfYear(next.day)}`;
}
