import { instantOf } from "@/business/dates";
import { calendarFile } from "@/desk/calendar-file";

const visit = {
  id: "7KQ2-M9XD@test.example",
  title: "Full Detail, Jo; O'Brien",
  place: "Marsden",
  notes: "Mazda CX-5\n0491 570 156",
  start: instantOf("2026-12-03", "09:30", "Australia/Brisbane"),
};
const now = new Date("2026-11-24T01:02:03.456Z");

test("a visit is an event in UTC, with commas, semicolons and line breaks escaped", () => {
  expect(calendarFile(visit, now).split("\r\n")).toEqual([
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Desk//EN",
    "BEGIN:VEVENT",
    "UID:7KQ2-M9XD@test.example",
    "DTSTAMP:20261124T010203Z",
    "DTSTART:20261202T233000Z",
    "DURATION:PT2H",
    "SUMMARY:Full Detail\\, Jo\\; O'Brien",
    "LOCATION:Marsden",
    "DESCRIPTION:Mazda CX-5\\n0491 570 156",
    "END:VEVENT",
    "END:VCALENDAR",
    "",
  ]);
});

test("no line has more than 75 bytes, and no character is taken apart", () => {
  const file = calendarFile({ ...visit, title: "🚗".repeat(60) }, now);
  const lines = file.split("\r\n");
  expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
  expect(file.replace(/\r\n /g, "")).toContain("🚗".repeat(60));
});

test.each([
  ["2026-12-03", "00:00", "Australia/Brisbane", "2026-12-02T14:00:00.000Z"],
  ["2026-12-03", "23:59", "Australia/Brisbane", "2026-12-03T13:59:00.000Z"],
  ["2026-12-04", "00:01", "Australia/Brisbane", "2026-12-03T14:01:00.000Z"],
  ["2026-12-03", "09:00", "Australia/Sydney", "2026-12-02T22:00:00.000Z"],
  // Clocks go forward at 2 in the morning of this day.
  ["2026-10-04", "09:00", "Australia/Sydney", "2026-10-03T22:00:00.000Z"],
])("%s %s in %s is %s", (day, time, timeZone, instant) => {
  expect(instantOf(day, time, timeZone).toISOString()).toBe(instant);
});
