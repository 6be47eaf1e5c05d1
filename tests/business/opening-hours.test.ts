import { openDays } from "@/business/opening-hours";

test("the days to book are those with hours, in the order of the week", () => {
  const times = { opens: "08:00", closes: "17:00" };
  const saturday = { ...times, days: ["saturday"] as const, byAppointment: true };
  const week = { ...times, days: ["monday", "friday"] as const, byAppointment: false };
  expect(openDays([saturday, week])).toEqual(["monday", "friday", "saturday"]);
});
