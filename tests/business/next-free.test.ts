import { formatFreeDay, startOfDay } from "@/business/next-free";

test("a day is written with its weekday", () => {
  expect(formatFreeDay("2026-12-03")).toBe("Thursday 3 December");
});

test.each([
  ["2026-12-03", "Australia/Brisbane", "2026-12-02T14:00:00.000Z"],
  ["2026-07-01", "Australia/Sydney", "2026-06-30T14:00:00.000Z"],
  // Clocks go forward at 2 in the morning of this day.
  ["2026-10-04", "Australia/Sydney", "2026-10-03T14:00:00.000Z"],
  ["2026-10-05", "Australia/Sydney", "2026-10-04T13:00:00.000Z"],
])("%s begins in %s at %s", (day, timeZone, instant) => {
  expect(startOfDay(day, timeZone).toISOString()).toBe(instant);
});
