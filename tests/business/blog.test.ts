import { formatLongDay, formatMonth, formatReadTime } from "@/business/blog";

test("days are written in the Australian way, in every time zone", () => {
  expect(formatLongDay("2025-06-10")).toBe("10 June 2025");
  expect(formatMonth("2025-05")).toBe("May 2025");
  expect(formatReadTime(6)).toBe("6 min");
});
