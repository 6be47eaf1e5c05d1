import { unbroken } from "./unbroken";

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

/** One entry of the opening hours; times are `HH:MM` in the business's time zone. */
export interface Hours {
  days: readonly Weekday[];
  opens: string;
  closes: string;
  byAppointment: boolean;
}

/** `monday` → `Monday`. */
export function dayName(day: Weekday): string {
  return day.charAt(0).toUpperCase() + day.slice(1);
}

/** `08:00` → `8am`, `17:30` → `5:30pm`. */
export function formatTime(time: string): string {
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  const twelve = hour % 12 === 0 ? 12 : hour % 12;
  return `${twelve}${minute === 0 ? "" : `:${String(minute).padStart(2, "0")}`}${hour < 12 ? "am" : "pm"}`;
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

/** Weekday and clock time (`HH:MM`) of an instant in a time zone. */
function localTime(instant: Date, timeZone: string) {
  const parts = new Intl.DateTimeFormat("en-AU", {
    timeZone,
    weekday: "long",
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  }).formatToParts(instant);
  const part = (type: string) => parts.find((each) => each.type === type)?.value ?? "";
  return {
    day: part("weekday").toLowerCase() as Weekday,
    time: `${part("hour")}:${part("minute")}`,
  };
}

/**
 * Whether the business is open without an appointment, and the words for it: `Open now until 5pm`, `By appointment today`,
 * `Open tomorrow from 8am`.
 */
export function openingStatus(
  hours: readonly Hours[],
  instant: Date,
  timeZone: string,
): { open: boolean; text: string } {
  const { day, time } = localTime(instant, timeZone);
  const today = entryOn(day, hours);
  if (today && today.opens <= time && time < today.closes)
    return today.byAppointment
      ? { open: false, text: "By appointment today" }
      : { open: true, text: `Open now until ${formatTime(today.closes)}` };
  const start = weekdays.indexOf(day);
  for (let ahead = 0; ahead <= 7; ahead += 1) {
    const which = weekdays[(start + ahead) % 7] as Weekday;
    const entry = entryOn(which, hours);
    if (!entry || entry.byAppointment || (ahead === 0 && time >= entry.opens)) continue;
    const name = ahead === 0 ? "today" : ahead === 1 ? "tomorrow" : dayName(which);
    return { open: false, text: `Open ${name} from ${formatTime(entry.opens)}` };
  }
  return { open: false, text: "Open by appointment" };
}

/** When we reply, within a sentence: `within 2–4 hours in business hours`. */
export function replyTime({ from, to }: { from: number; to: number }): string {
  return `within ${unbroken(`${from}–${to} hours`)} in business hours`;
}
