import {
  formatLongDay,
  formatMonth,
  formatReadTime,
  reasonToLeaveOut,
} from "../../src/business/blog";

test("days are written as in Australia, whatever the reader's time zone", () => {
  expect(formatLongDay("2025-06-10")).toBe("10 June 2025");
  expect(formatMonth("2025-05")).toBe("May 2025");
  expect(formatReadTime(6)).toBe("6 min");
});

test.each([
  [{ draft: false }, undefined],
  [{ draft: true }, "a draft"],
  [{ draft: false, date: "2025-06-10" }, undefined],
  [{ draft: false, date: "2025-06-11" }, "dated 2025-06-11, in the future"],
  [{ draft: true, date: "2025-06-01" }, "a draft"],
])("on 10 June 2025 %j is left out: %s", (entry, reason) => {
  expect(reasonToLeaveOut(entry, "2025-06-10")).toBe(reason);
});
