import { formatShortDay, formatTime, instantOf, isCalendarDay, localTime } from "@/business/dates";

test("the short day of an instant is that of the time zone", () => {
  expect(formatShortDay(new Date("2025-12-31T15:00:00Z"), "Australia/Brisbane")).toBe("1 Jan 2026");
});

test.each([
  ["2026-12-03T13:59:00Z", "2026-12-03", "23:59"],
  ["2026-12-03T14:01:00Z", "2026-12-04", "00:01"],
  ["2026-12-31T14:00:00Z", "2027-01-01", "00:00"],
])("at %s it is %s, %s in Brisbane", (instant, day, time) => {
  expect(localTime(new Date(instant), "Australia/Brisbane")).toEqual({ day, time });
});

test.each([
  ["00:00", "12am"],
  ["12:00", "12pm"],
  ["17:30", "5:30pm"],
])("%s is written as %s", (time, words) => {
  expect(formatTime(time)).toBe(words);
});

test.each([
  ["2026-12-03", "00:00", "Australia/Brisbane", "2026-12-02T14:00:00.000Z"],
  ["2026-12-03", "23:59", "Australia/Brisbane", "2026-12-03T13:59:00.000Z"],
  ["2026-12-04", "00:01", "Australia/Brisbane", "2026-12-03T14:01:00.000Z"],
  ["2026-12-03", "09:00", "Australia/Sydney", "2026-12-02T22:00:00.000Z"],
  // Clocks go forward at 2 in the morning of this day.
  ["2026-10-04", "00:00", "Australia/Sydney", "2026-10-03T14:00:00.000Z"],
  ["2026-10-04", "09:00", "Australia/Sydney", "2026-10-03T22:00:00.000Z"],
])("%s at %s in %s is the instant %s", (day, time, timeZone, instant) => {
  expect(instantOf(day, time, timeZone).toISOString()).toBe(instant);
});

test.each(["2026-12-03", "2028-02-29", "2000-01-01", "2100-12-31"])("%s is a day", (text) => {
  expect(isCalendarDay(text)).toBe(true);
});

test.each([
  ...["2026-02-30", "2026-13-01", "2027-02-29", "tomorrow", "20261203", "2026-12-3", ""],
  ...["0001-01-01", "1999-12-31", "2101-01-01", "9999-12-31", "9999-99-99", " 2026-12-03"],
])("%j is not a day", (text) => {
  expect(isCalendarDay(text)).toBe(false);
});
