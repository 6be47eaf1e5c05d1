/** A visit for the owner's calendar. */
interface Visit {
  /** Identifies the visit, so that a second file replaces the first. */
  id: string;
  title: string;
  place: string;
  notes: string;
  start: Date;
}

/** Hours that a visit takes in the calendar, where the owner changes them. */
const hours = 2;

/** The most bytes of a line before the next one continues it. */
const maxLineBytes = 75;

/** `20261203T233000Z` */
const formatInstant = (instant: Date) => instant.toISOString().replace(/[-:]|\.\d+/g, "");

const escapeText = (text: string) => text.replace(/[\\;,]/g, "\\$&").replace(/\r\n?|\n/g, "\\n");

/** Folds a line: its continuations begin with a space. */
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

/** A visit as an iCalendar file (https://www.rfc-editor.org/rfc/rfc5545). `now` is when the file is made. */
export function calendarFile({ id, title, place, notes, start }: Visit, now: Date): string {
  return [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Desk//EN",
    "BEGIN:VEVENT",
    `UID:${escapeText(id)}`,
    `DTSTAMP:${formatInstant(now)}`,
    `DTSTART:${formatInstant(start)}`,
    `DURATION:PT${hours}H`,
    `SUMMARY:${escapeText(title)}`,
    `LOCATION:${escapeText(place)}`,
    `DESCRIPTION:${escapeText(notes)}`,
    "END:VEVENT",
    "END:VCALENDAR",
    "",
  ]
    .map(fold)
    .join("\r\n");
}
