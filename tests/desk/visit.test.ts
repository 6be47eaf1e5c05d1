import type { Hours } from "@/business/opening-hours";
import { formatVisit, halfHoursFrom, isHalfHour, visitRemarks } from "@/desk/visit";
import type { Answers } from "@/requests/question";

const visit = (day: string, time: string, until = ""): Answers => [
  ["day", day],
  ["time", time],
  ["until", until],
];

test.each([
  ["2026-12-03", "09:30", "", "Thursday 3 December at 9:30am"],
  ["2026-12-03", "09:00", "10:00", "Thursday 3 December between 9am and 10am"],
  ["2026-12-03", "11:30", "13:00", "Thursday 3 December between 11:30am and 1pm"],
  ["2026-12-03", "09:00", "08:30", "Thursday 3 December at 9am"],
  ["2026-12-31", "23:30", "", "Thursday 31 December at 11:30pm"],
  ["2027-01-01", "00:00", "", "Friday 1 January 2027 at 12am"],
  ["", "09:30", "", ""],
  ["2026-12-03", "", "10:00", ""],
])("%s from %s to %s is %j", (day, time, until, words) => {
  expect(formatVisit(visit(day, time, until), "2026-11-26")).toBe(words);
});

test.each(["24:00", "9:30", "09:15", "09:60", "noon", ""])("%j is not a half hour", (text) => {
  expect(isHalfHour(text)).toBe(false);
  expect(isHalfHour("23:30")).toBe(true);
});

test("the times begin when the business opens, and every half hour is among them", () => {
  const times = halfHoursFrom("07:45");
  expect(times.slice(0, 3)).toEqual(["07:30", "08:00", "08:30"]);
  expect(times.at(-1)).toBe("07:00");
  expect(new Set(times).size).toBe(48);
});

const hours: Hours[] = [
  { days: ["monday", "friday"], opens: "08:00", closes: "17:00", byAppointment: false },
];

test.each([
  ["a day to come", visit("2026-11-27", "09:30"), []],
  ["today", visit("2026-11-27", "08:00"), []],
  ["yesterday", visit("2026-11-26", "09:30"), ["This day has passed. Choose a day to come."]],
  ["a Sunday", visit("2026-11-29", "09:30"), ["You have no opening hours on Sundays."]],
  ["before opening", visit("2026-11-30", "07:30"), ["This time is outside your opening hours."]],
  ["at closing time", visit("2026-11-30", "17:00"), ["This time is outside your opening hours."]],
  [
    "a window that ends before it begins",
    visit("2026-11-30", "10:00", "09:30"),
    ["The latest time has to be after the time, so the texts leave it out."],
  ],
  ["nothing yet", visit("", ""), []],
] as const)("the owner is told of %s", (_what, booking, remarks) => {
  expect(visitRemarks(booking, { hours }, "2026-11-27")).toEqual(remarks);
});
