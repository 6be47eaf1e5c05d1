import { instantOf } from "@/business/dates";

/** A visit for the owner's calendar. */
interface Visit {
  /** The booking's, by which a calendar replaces the visit if it is moved. */
  reference: string;
  title: string;
  place: string;
  /** Day (`YYYY-MM-DD`) and time (`HH:MM`) in the time zone of the business. */
  day: string;
  time: string;
  timeZone: string;
}

/** How long a visit takes in the calendar, in milliseconds. The owner changes it there. */
const usualLength = 2 * 3_600_000;

/** `20261203T233000Z` */
const formatInstant = (instant: Date) => instant.toISOString().replace(/[-:]|\.\d+/g, "");

const escapeForCalendar = (text: string) => text.replace(/[\\;,]/g, "\\$&").replace(/\n/g, "\\n");

/**
 * A visit as an iCalendar file (https://www.rfc-editor.org/rfc/rfc5545). `now` is when the file is
 * made.
 */
export function calendarFile(
  { reference, title, place, day, time, timeZone }: Visit,
  now: Date,
): string {
  const begin = instantOf(day, time, timeZone);
  return [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Desk//EN",
    "BEGIN:VEVENT",
    `UID:${reference}`,
    `DTSTAMP:${formatInstant(now)}`,
    `DTSTART:${formatInstant(begin)}`,
    `DTEND:${formatInstant(new Date(begin.getTime() + usualLength))}`,
    `SUMMARY:${escapeForCalendar(title)}`,
    `LOCATION:${escapeForCalendar(place)}`,
    "END:VEVENT",
    "END:VCALENDAR",
    "",
  ].join("\r\n");
}
