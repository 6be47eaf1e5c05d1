import { formatReadTime } from "@/business/blog";

test("the reading time of an article is in minutes", () => {
  expect(formatReadTime(6)).toBe("6 min");
});
