import { closedFrom, closedNotice, formatClosedDays } from "@/business/closed-days";

const closed = [
  { from: "2027-01-26", why: "Australia Day" },
  { from: "2026-12-25", to: "2027-01-05", why: "Christmas" },
  { from: "2026-06-08" },
];

test.each([
  ["2026-06-08", ["8 June", "25 December to 5 January", "26 January"]],
  ["2026-06-09", ["25 December to 5 January", "26 January"]],
  ["2027-01-05", ["25 December to 5 January", "26 January"]],
  ["2027-01-06", ["26 January"]],
  ["2027-01-27", []],
])("on %s, the closed days left are %j", (day, words) => {
  expect(closedFrom(closed, day).map(formatClosedDays)).toEqual(words);
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

test.each([
  [
    "entries that overlap",
    [
      { from: "2026-12-25", to: "2027-01-05" },
      { from: "2026-12-20", to: "2026-12-26" },
    ],
    "We're closed from 20 December to 5 January.",
  ],
  [
    "entries that touch, with their reasons",
    [
      { from: "2026-12-20", to: "2026-12-24", why: "Leave" },
      { from: "2026-12-25", to: "2026-12-26", why: "Christmas" },
      { from: "2026-12-27", why: "Leave" },
    ],
    "We're closed from 20 December to 27 December (Leave, Christmas).",
  ],
  [
    "an entry within another",
    [{ from: "2026-12-20", to: "2027-01-05", why: "Summer" }, { from: "2026-12-25" }],
    "We're closed from 20 December to 5 January (Summer).",
  ],
  [
    "a day apart",
    [{ from: "2026-12-20", to: "2026-12-24" }, { from: "2026-12-26" }],
    "We're closed from 20 December to 24 December, and on 26 December.",
  ],
  [
    "three within two weeks and one after them",
    [
      { from: "2026-12-19", why: "Wedding" },
      { from: "2026-12-21" },
      { from: "2026-12-25", to: "2027-01-05" },
      { from: "2027-01-26" },
    ],
    "We're closed on 19 December (Wedding), on 21 December, and from 25 December to 5 January.",
  ],
])("visitors are told of %s", (_what, closed, words) => {
  expect(closedNotice(closed, "2026-12-18")).toBe(words);
});
