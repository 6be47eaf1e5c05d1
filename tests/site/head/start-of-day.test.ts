import { startOfDay } from "../../../src/site/head/start-of-day";

test.each([
  ["Brisbane, which keeps no summer time", "2025-06-10", "Australia/Brisbane", "+10:00"],
  ["Brisbane in summer", "2025-12-10", "Australia/Brisbane", "+10:00"],
  ["Sydney in summer", "2025-12-10", "Australia/Sydney", "+11:00"],
  ["west of Greenwich", "2025-06-10", "America/Lima", "-05:00"],
  ["Greenwich itself", "2025-06-10", "UTC", "+00:00"],
])("%s", (_what, day, zone, offset) => {
  expect(startOfDay(day, zone)).toBe(`${day}T00:00:00${offset}`);
});

test("a day that does not exist is refused", () => {
  expect(() => startOfDay("2025-13-01", "UTC")).toThrow(RangeError);
});
