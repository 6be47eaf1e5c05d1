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

/** Times of a day, `HH:MM` in the business's time zone. */
interface Times {
  opens: string;
  closes: string;
  byAppointment: boolean;
}

/** One entry of the opening hours. A day with a break is in two of them. */
export interface Hours extends Times {
  days: readonly Weekday[];
}

/** The times of a weekday in order. Times that touch are one, unless only some are by appointment. */
function timesOn(day: Weekday, hours: readonly Hours[]): Times[] {
  const joined: Times[] = [];
  const own = hours.filter(({ days }) => days.includes(day));
  for (const { opens, closes, byAppointment } of own.toSorted((a, b) =>
    a.opens.localeCompare(b.opens),
  )) {
    const last = joined.at(-1);
    if (last?.closes === opens && last.byAppointment === byAppointment) last.closes = closes;
    else joined.push({ opens, closes, byAppointment });
  }
  return joined;
}

function textOn(day: Weekday, hours: readonly Hours[]): string {
  const times = timesOn(day, hours);
  if (times.length === 0) return "Closed";
  if (times.every(({ byAppointment }) => byAppointment)) return "By appointment";
  return times
    .map(
      ({ opens, closes, byAppointment }) =>
        `${formatTime(opens)} to ${formatTime(closes)}${byAppointment ? " by appointment" : ""}`,
    )
    .join(", ");
}

/** The days of the week with opening hours, in order. */
export const openDays = (hours: readonly Hours[]): Weekday[] =>
  weekdays.filter((day) => timesOn(day, hours).length > 0);

/** When the first of those days begins. Undefined if there is none. */
export const firstOpening = (hours: readonly Hours[]): string | undefined =>
  openDays(hours).map((day) => timesOn(day, hours)[0]?.opens)[0];

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
 * Days with equal times joined, including those by appointment, in the form of https://schema.org/OpeningHoursSpecification. A
 * day with a break is in two of them.
 */
export function schemaOpeningHours(
  hours: readonly Hours[],
): { days: Weekday[]; opens: string; closes: string }[] {
  const groups: { days: Weekday[]; opens: string; closes: string }[] = [];
  for (const day of weekdays) {
    for (const { opens, closes } of timesOn(day, hours)) {
      const group = groups.find((each) => each.opens === opens && each.closes === closes);
      if (group) group.days.push(day);
      else groups.push({ days: [day], opens, closes });
    }
  }
  return groups;
}

/** When the business is open: its week, the days on which it is closed all the same, and its time zone. */
interface OpeningTimes {
  hours: readonly Hours[];
  closed: readonly ClosedDays[];
  timeZone: string;
}

/** The times of a day, in order. None if the business is closed. */
const openOn = (day: string, { hours, closed }: OpeningTimes): Times[] =>
  isClosedOn(day, closed) ? [] : timesOn(weekdayOf(day), hours);

/** How many days ahead the next opening is looked for. */
const maxDaysAhead = 366;

/** The first opening without an appointment on or after a day; on that day, after a time. */
function nextOpening(day: string, times: OpeningTimes, after = "") {
  for (let ahead = 0; ahead <= maxDaysAhead; ahead += 1) {
    const then = addDays(day, ahead);
    const next = openOn(then, times).find(
      ({ opens, byAppointment }) => !byAppointment && (ahead > 0 || opens > after),
    );
    if (next) return { day: then, opens: next.opens };
  }
  return undefined;
}

/**
 * Whether the business is open without an appointment, and the words for it: `Open now until 5pm`, `By appointment today`,
 * `Open today from 2pm`, `Open tomorrow from 8am`, `Open Wednesday 6 January from 8am`.
 */
export function openingStatus(times: OpeningTimes, instant: Date): { open: boolean; text: string } {
  const { day, time } = localTime(instant, times.timeZone);
  const now = openOn(day, times).find(({ opens, closes }) => opens <= time && time < closes);
  if (now)
    return now.byAppointment
      ? { open: false, text: "By appointment today" }
      : { open: true, text: `Open now until ${formatTime(now.closes)}` };
  const next = nextOpening(day, times, time);
  if (!next) return { open: false, text: "Open by appointment" };
  return { open: false, text: `Open ${nameDay(next.day, day)} from ${formatTime(next.opens)}` };
}

/** What a day is called on another: `today`, `tomorrow`, `Monday`, or `Wednesday 6 January` if it is a week ahead or more. */
function nameDay(day: string, today: string): string {
  if (day === today) return "today";
  if (day === addDays(today, 1)) return "tomorrow";
  return day < addDays(today, 7) ? dayName(weekdayOf(day)) : formatWeekdayAndDay(day);
}

/**
 * When we reply, within a sentence: `within 2–4 business hours`, or `on 6 January` if the business is closed until then.
 * Without an instant, closed days don't count.
 */
export function replyTime(
  { replyHours, ...times }: OpeningTimes & { replyHours: { from: number; to: number } },
  instant?: Date,
): string {
  const usual = `within ${replyHours.from}–${replyHours.to} business hours`;
  if (!instant || times.closed.length === 0) return usual;
  const { day, time } = localTime(instant, times.timeZone);
  const closes = openOn(day, times).at(-1)?.closes;
  const start = closes !== undefined && time >= closes ? addDays(day, 1) : day;
  const next = nextOpening(start, times);
  const usualNext = nextOpening(start, { ...times, closed: [] });
  if (!next || next.day === usualNext?.day) return usual;
  return `on ${formatDayOfYear(next.day)}`;
}
