import { clockTimes } from "@/business/clock";

test.each([
  ["08:00", [10, 80], ["8:00", "8:10", "9:30"]],
  ["08:00", [300], ["8:00", "1:00"]],
  ["12:00", [960, 30], ["12:00", "next day 4:00", "4:30"]],
  ["08:00", [10, null], undefined],
  ["08:00", [undefined], undefined],
])("if the first step begins at %s, steps of %j minutes begin at %j", (opens, minutes, times) => {
  const steps = minutes.map((each) => ({ minutes: each }));
  expect(
    clockTimes(steps, opens)?.map(
      ({ time, isNextDay }) => `${isNextDay ? "next day " : ""}${time}`,
    ),
  ).toEqual(times);
});
