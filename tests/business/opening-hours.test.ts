import { hoursLines, openDays, replyTime } from "@/business/opening-hours";

const times = { opens: "08:00", closes: "17:00", byAppointment: false };
const hours = [
  { ...times, days: ["monday", "tuesday", "wednesday", "thursday", "friday"] as const },
  { ...times, days: ["saturday"] as const, byAppointment: true },
];

test("the week is written as a line for each run of days with the same hours", () => {
  expect(hoursLines(hours)).toEqual([
    { days: "Monday to Friday", hours: "8am to 5pm" },
    { days: "Saturday", hours: "By appointment" },
    { days: "Sunday", hours: "Closed" },
  ]);
});

test("days can be booked that have hours, also by appointment", () => {
  const [week, saturday] = hours;
  expect(openDays([saturday!, week!])).toEqual([...week!.days, "saturday"]);
});

test("the reply time is a range of business hours", () => {
  expect(replyTime({ from: 2, to: 4 })).toBe("within 2–4 business hours");
});
