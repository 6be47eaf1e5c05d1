import { closedNotice, formatClosedDays, nextClosed } from "@/business/closed-days";

const closed = [
  { from: "2027-01-26", why: "Australia Day" },
  { from: "2026-12-25", to: "2027-01-05", why: "Christmas" },
  { from: "2026-06-08" },
];

test.each([
  ["2026-06-07", "8 June"],
  ["2026-06-08", "8 June"],
  ["2026-06-09", "25 December to 5 January"],
  ["2027-01-05", "25 December to 5 January"],
  ["2027-01-06", "26 January"],
])("on %s, the next closed days are %s", (day, words) => {
  expect(formatClosedDays(nextClosed(closed, day)!)).toBe(words);
});

test.each([
  ["2026-05-24", undefined],
  ["2026-05-25", "We're closed on 8 June."],
  ["2026-12-10", undefined],
  ["2026-12-11", "We're closed from 25 December to 5 January (Christmas)."],
  ["2027-01-05", "We're closed from 25 December to 5 January (Christmas)."],
  ["2027-01-06", undefined],
  ["2027-01-26", "We're closed on 26 January (Australia Day)."],
  ["2027-01-27", undefined],
])("on %s, visitors read %s", (day, words) => {
  expect(closedNotice(closed, day)).toBe(words);
});
