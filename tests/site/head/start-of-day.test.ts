import { startOfDay } from "../../../src/site/head/start-of-day";

test.each([
  ["2025-06-10", "Australia/Brisbane", "2025-06-10T00:00:00+10:00"],
  ["2025-01-10", "Australia/Sydney", "2025-01-10T00:00:00+11:00"],
  ["2025-06-10", "Australia/Adelaide", "2025-06-10T00:00:00+09:30"],
  ["2025-06-10", "America/St_Johns", "2025-06-10T00:00:00-02:30"],
  ["2025-06-10", "UTC", "2025-06-10T00:00:00+00:00"],
  // Days on which the clocks change, after midnight: the offset is still the old one.
  ["2025-10-05", "Australia/Sydney", "2025-10-05T00:00:00+10:00"],
  ["2025-04-06", "Australia/Sydney", "2025-04-06T00:00:00+11:00"],
  ["2025-03-09", "America/New_York", "2025-03-09T00:00:00-05:00"],
  ["2025-11-02", "America/New_York", "2025-11-02T00:00:00-04:00"],
  ["2025-03-30", "Pacific/Auckland", "2025-03-30T00:00:00+13:00"],
])("%s in %s begins at %s", (day, timeZone, instant) => {
  expect(startOfDay(day, timeZone)).toBe(instant);
});

test.each(["2025-02-30", "2025-13-01", "2025-06", "soon"])("there is no day %s", (day) => {
  expect(() => startOfDay(day, "UTC")).toThrow(RangeError);
});

test("an unknown time zone is an error", () => {
  expect(() => startOfDay("2025-06-10", "Nowhere/City")).toThrow(RangeError);
});
