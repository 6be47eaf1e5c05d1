import { dayName, formatTime, type Weekday, weekdays } from "./dates";

/** One entry of the opening hours. Its times are `HH:MM` in the business's time zone. */
interface Hours {
  days: readonly Weekday[];
  opens: string;
  closes: string;
  byAppointment: boolean;
}

function textOn(day: Weekday, hours: readonly Hours[]): string {
  const entry = hours.find(({ days }) => days.includes(day));
  if (!entry) return "Closed";
  if (entry.byAppointment) return "By appointment";
  return `${formatTime(entry.opens)} to ${formatTime(entry.closes)}`;
}

/** The days of the week with opening hours, in order. */
export const openDays = (hours: readonly Hours[]): Weekday[] =>
  weekdays.filter((day) => hours.some(({ days }) => days.includes(day)));

/** The week as text, with days of the same hours joined: `Monday to Friday`, `8am to 5pm`. */
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

/** When we reply, within a sentence: `within 2–4 business hours`. */
export const replyTime = ({ from, to }: { from: number; to: number }): string =>
  `within ${from}–${to} business hours`;
