import {
  firstOpening,
  type Hours,
  hoursLines,
  openDays,
  openingStatus,
  replyTime,
  schemaOpeningHours,
} from "@/business/opening-hours";

const entry = (days: Hours["days"], opens: string, closes: string): Hours => ({
  days,
  opens,
  closes,
  byAppointment: false,
});
const hours = [
  entry(["monday", "tuesday", "wednesday", "thursday", "friday"], "08:00", "17:00"),
  { ...entry(["saturday"], "08:00", "17:00"), byAppointment: true },
];
const times = { hours, closed: [], timeZone: "Australia/Brisbane" };
/** The instant of a time in Brisbane, where the offset is +10:00 all year. */
const at = (time: string) => new Date(`${time}:00+10:00`);

test("the week is written as a line for each run of days with the same hours", () => {
  expect(hoursLines(hours)).toEqual([
    { days: "Monday to Friday", hours: "8am to 5pm" },
    { days: "Saturday", hours: "By appointment" },
    { days: "Sunday", hours: "Closed" },
  ]);
});

test("structured data lists days with different hours separately", () => {
  const week = [
    entry(["monday"], "08:00", "17:00"),
    entry(["tuesday"], "08:00", "12:00"),
    entry(["friday"], "09:00", "17:00"),
  ];
  expect(schemaOpeningHours(week)).toEqual([
    { days: ["monday"], opens: "08:00", closes: "17:00" },
    { days: ["tuesday"], opens: "08:00", closes: "12:00" },
    { days: ["friday"], opens: "09:00", closes: "17:00" },
  ]);
});

test.each([
  ["2025-06-09T07:59", false, "Open today from 8am"],
  ["2025-06-09T08:00", true, "Open now until 5pm"],
  ["2025-06-09T16:59", true, "Open now until 5pm"],
  ["2025-06-09T17:00", false, "Open tomorrow from 8am"],
  ["2025-06-13T17:00", false, "Open Monday from 8am"],
  ["2025-06-14T10:00", false, "By appointment today"],
  ["2025-06-15T10:00", false, "Open tomorrow from 8am"],
])("the opening status at %s in Brisbane", (time, open, text) => {
  expect(openingStatus(times, at(time))).toEqual({ open, text });
});

test("a business that opens only by appointment says so", () => {
  expect(openingStatus({ ...times, hours: [hours[1]!] }, at("2025-06-09T10:00")).text).toBe(
    "Open by appointment",
  );
});

const christmas = {
  ...times,
  closed: [
    { from: "2027-01-26" },
    { from: "2026-12-25", to: "2027-01-05" },
    { from: "2026-12-08" },
  ],
  replyHours: { from: 2, to: 4 },
};
const usual = "within 2–4 business hours";

test.each([
  ["an ordinary day", "2026-12-07T10:00", true, "Open now until 5pm", usual],
  [
    "the evening before a closed day",
    "2026-12-07T18:00",
    false,
    "Open Wednesday from 8am",
    "on 9 December",
  ],
  ["a closed day", "2026-12-08T10:00", false, "Open tomorrow from 8am", "on 9 December"],
  ["the last day before Christmas", "2026-12-24T10:00", true, "Open now until 5pm", usual],
  ["that evening", "2026-12-24T17:00", false, "Open Wednesday 6 January from 8am", "on 6 January"],
  ["Christmas Day", "2026-12-25T10:30", false, "Open Wednesday 6 January from 8am", "on 6 January"],
  ["a closed Saturday", "2027-01-02T10:00", false, "Open Wednesday from 8am", "on 6 January"],
  ["the last closed day", "2027-01-05T10:00", false, "Open tomorrow from 8am", "on 6 January"],
  ["the first day after it", "2027-01-06T10:00", true, "Open now until 5pm", usual],
  ["a weekend before an ordinary Monday", "2027-01-09T18:00", false, "Open Monday from 8am", usual],
])("on %s, the status and the reply time follow", (_day, time, open, text, reply) => {
  expect(openingStatus(christmas, at(time))).toEqual({ open, text });
  expect(replyTime(christmas, at(time))).toBe(reply);
});

test("before the browser knows the time, the reply time is the usual one", () => {
  expect(replyTime(christmas)).toBe(usual);
});

const withBreak: Hours[] = [
  entry(["monday", "tuesday"], "14:00", "18:00"),
  entry(["monday", "tuesday"], "08:00", "12:00"),
  entry(["wednesday"], "08:00", "12:00"),
  entry(["wednesday"], "12:00", "15:00"),
  entry(["saturday"], "08:00", "12:00"),
  { ...entry(["saturday"], "13:00", "16:00"), byAppointment: true },
];

test("a day with a break has both halves, and times that touch are one", () => {
  expect(hoursLines(withBreak)).toEqual([
    { days: "Monday to Tuesday", hours: "8am to 12pm, 2pm to 6pm" },
    { days: "Wednesday", hours: "8am to 3pm" },
    { days: "Thursday to Friday", hours: "Closed" },
    { days: "Saturday", hours: "8am to 12pm, 1pm to 4pm by appointment" },
    { days: "Sunday", hours: "Closed" },
  ]);
  expect(schemaOpeningHours(withBreak)).toEqual([
    { days: ["monday", "tuesday", "saturday"], opens: "08:00", closes: "12:00" },
    { days: ["monday", "tuesday"], opens: "14:00", closes: "18:00" },
    { days: ["wednesday"], opens: "08:00", closes: "15:00" },
    { days: ["saturday"], opens: "13:00", closes: "16:00" },
  ]);
  expect(openDays(withBreak)).toEqual(["monday", "tuesday", "wednesday", "saturday"]);
  expect(firstOpening(withBreak)).toBe("08:00");
});

test.each([
  ["2025-06-09T07:00", false, "Open today from 8am", usual],
  ["2025-06-09T11:59", true, "Open now until 12pm", usual],
  ["2025-06-09T12:00", false, "Open today from 2pm", usual],
  ["2025-06-09T14:00", true, "Open now until 6pm", usual],
  ["2025-06-09T18:00", false, "Open tomorrow from 8am", usual],
  ["2025-06-11T12:00", true, "Open now until 3pm", usual],
  ["2025-06-14T12:30", false, "Open Wednesday from 8am", usual],
  ["2025-06-14T13:00", false, "By appointment today", usual],
  ["2025-06-16T13:00", false, "Open Wednesday from 8am", "on 18 June"],
])("on a day with a break, the opening status at %s", (time, open, text, reply) => {
  const closed = [{ from: "2025-06-16", to: "2025-06-17" }];
  const business = { ...times, hours: withBreak, closed, replyHours: { from: 2, to: 4 } };
  expect(openingStatus(business, at(time))).toEqual({ open, text });
  expect(replyTime(business, at(time))).toBe(reply);
});
