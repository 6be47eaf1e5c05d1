import { formatLongDay, formatMonth, formatReadTime, isPublished } from "../../src/business/blog";

test("days are written as in Australia, whatever the reader's time zone", () => {
  expect(formatLongDay("2025-06-10")).toBe("10 June 2025");
  expect(formatMonth("2025-05")).toBe("May 2025");
  expect(formatReadTime(6)).toBe("6 min");
});

test.each([
  [{ draft: false }, true],
  [{ draft: true }, false],
  [{ draft: false, date: "2025-06-10" }, true],
  [{ draft: false, date: "2025-06-11" }, false],
  [{ draft: true, date: "2025-06-01" }, false],
])("on 10 June 2025 %j is published: %s", (entry, published) => {
  expect(isPublished(entry, "2025-06-10")).toBe(published);
});
