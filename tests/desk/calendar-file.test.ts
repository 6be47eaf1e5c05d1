import { calendarFile, minutesOfSteps } from "@/desk/calendar-file";

const visit = {
  id: "7KQ2-M9XD@test.example",
  requested: "2026-11-24",
  title: "Full Detail, Jo; O'Brien",
  place: "Marsden",
  notes: "Mazda CX-5\n0491 570 156",
  link: "https://test.example/desk#reference=7KQ2-M9XD",
  day: "2026-12-03",
  time: "09:30",
  timeZone: "Australia/Brisbane",
  minutes: 85,
};
const now = new Date("2026-11-24T01:02:03.456Z");
const linesOf = (file: string) => file.replace(/\r\n /g, "").split("\r\n");

test("a visit is an event in UTC with an alarm at 6pm on the evening before", () => {
  expect(linesOf(calendarFile(visit, now))).toEqual([
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Desk//EN",
    "BEGIN:VEVENT",
    "UID:7KQ2-M9XD@test.example",
    "DTSTAMP:20261124T010203Z",
    "LAST-MODIFIED:20261124T010203Z",
    "SEQUENCE:3723",
    "DTSTART:20261202T233000Z",
    "DURATION:PT85M",
    "SUMMARY:Full Detail\\, Jo\\; O'Brien",
    "LOCATION:Marsden",
    "URL:https://test.example/desk#reference=7KQ2-M9XD",
    "DESCRIPTION:Mazda CX-5\\n0491 570 156\\nhttps://test.example/desk#reference=7KQ2-M9XD",
    "BEGIN:VALARM",
    "ACTION:DISPLAY",
    "TRIGGER:-PT930M",
    "DESCRIPTION:Remind the customer: Full Detail\\, Jo\\; O'Brien",
    "END:VALARM",
    "END:VEVENT",
    "END:VCALENDAR",
    "",
  ]);
});

test("a visit takes two hours if the steps don't say how long", () => {
  expect(linesOf(calendarFile({ ...visit, minutes: undefined }, now))).toContain("DURATION:PT120M");
});

test.each([
  [[{ minutes: 10 }, { minutes: 20 }], 30],
  [[{ minutes: 10 }, { minutes: null }], undefined],
  [[], undefined],
  [undefined, undefined],
])("the steps %j take %s minutes", (steps, minutes) => {
  expect(minutesOfSteps(steps)).toBe(minutes);
});

test("the alarm is at 6pm although clocks go forward in the night", () => {
  const sydney = { ...visit, day: "2026-10-04", time: "09:00", timeZone: "Australia/Sydney" };
  expect(linesOf(calendarFile(sydney, now))).toContain("TRIGGER:-PT840M");
});

test("lines are folded at 75 bytes, between characters", () => {
  const file = calendarFile({ ...visit, title: "🚗".repeat(60) }, now);
  const lines = file.split("\r\n");
  expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
  expect(file.replace(/\r\n /g, "")).toContain("🚗".repeat(60));
});

test.each([
  ["a second file has a higher one, so that it moves the visit", "2026-12-02", 691_200],
  ["with a clock that is behind the request, it is 0", "2026-11-23", 0],
])("the sequence counts from the request: %s", (_what, made, sequence) => {
  const lines = linesOf(calendarFile(visit, new Date(made)));
  expect(lines).toContain("UID:7KQ2-M9XD@test.example");
  expect(lines).toContain(`SEQUENCE:${sequence}`);
});
