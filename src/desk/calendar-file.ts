import { addDays, instantOf } from "@/business/dates";

/** A visit for the owner's calendar. */
interface Visit {
  /** Identifies the visit, so that a second file replaces the first. */
  id: string;
  /** The day of the request, `YYYY-MM-DD`. */
  requested: string;
  title: string;
  place: string;
  notes: string;
  /** The address of the desk with this booking. */
  link: string;
  /** Day (`YYYY-MM-DD`) and time (`HH:MM`) in the time zone of the business. */
  day: string;
  time: string;
  timeZone: string;
  /** How long the visit takes; undefined where the steps of the service don't say. */
  minutes: number | undefined;
}

/** Minutes that a visit takes in the calendar if nothing says otherwise. */
const usualMinutes = 120;

/** When the owner's phone reminds him on the evening before the visit, so that he can remind the customer. */
const eveningBefore = "18:00";

/** The most bytes of a line before the next one continues it. */
const maxLineBytes = 75;

/** `20261203T233000Z` */
const formatInstant = (instant: Date) => instant.toISOString().replace(/[-:]|\.\d+/g, "");

const escapeText = (text: string) => text.replace(/[\\;,]/g, "\\$&").replace(/\r\n?|\n/g, "\\n");

/** Folds a long line: each continuation begins with a space. */
function fold(line: string): string {
  const encoder = new TextEncoder();
  let folded = "";
  let bytes = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (bytes + size > maxLineBytes) {
      folded += "\r\n ";
      bytes = 1;
    }
    folded += character;
    bytes += size;
  }
  return folded;
}

/** How long a job takes: the sum of its steps in minutes. Undefined if a step doesn't say, or if there are no steps. */
export function minutesOfSteps(
  steps: readonly { readonly minutes: number | null }[] | undefined,
): number | undefined {
  if (!steps?.length || steps.some(({ minutes }) => !minutes)) return undefined;
  return steps.reduce((sum, { minutes }) => sum + (minutes ?? 0), 0);
}

/**
 * A visit as an iCalendar file with an alarm on the evening before (https://www.rfc-editor.org/rfc/rfc5545). `now` is when the
 * file is made.
 */
export function calendarFile(visit: Visit, now: Date): string {
  const {
    id,
    requested,
    title,
    place,
    notes,
    link,
    day,
    time,
    timeZone,
    minutes = usualMinutes,
  } = visit;
  const start = instantOf(day, time, timeZone);
  const alarm = instantOf(addDays(day, -1), eveningBefore, timeZone);
  return [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Desk//EN",
    "BEGIN:VEVENT",
    `UID:${escapeText(id)}`,
    `DTSTAMP:${formatInstant(now)}`,
    `LAST-MODIFIED:${formatInstant(now)}`,
    // Seconds since the request: calendars keep the file with the highest number, so a moved visit leaves its old day.
    `SEQUENCE:${Math.max(0, Math.floor((now.getTime() - Date.parse(requested)) / 1000))}`,
    `DTSTART:${formatInstant(start)}`,
    `DURATION:PT${minutes}M`,
    `SUMMARY:${escapeText(title)}`,
    `LOCATION:${escapeText(place)}`,
    // Some calendars show the address of an event, others only its description.
    `URL:${link}`,
    `DESCRIPTION:${escapeText(`${notes}\n${link}`)}`,
    "BEGIN:VALARM",
    "ACTION:DISPLAY",
    `TRIGGER:-PT${(start.getTime() - alarm.getTime()) / 60_000}M`,
    `DESCRIPTION:${escapeText(`Remind the customer: ${title}`)}`,
    "END:VALARM",
    "END:VEVENT",
    "END:VCALENDAR",
    "",
  ]
    .map(fold)
    .join("\r\n");
}
