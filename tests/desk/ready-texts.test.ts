import { braceValues, describeLength, formatVisit, getsTexts } from "@/desk/ready-texts";

const job = [
  ["full_name", "Jo O'Brien"],
  ["service", "Full Detail"],
  ["suburb", "Marsden"],
] as const;

test.each([
  ["1250", "2026-12-03", "09:30", "$1,250", "Thursday 3 December at 9:30am", "/quote#1.a.b"],
  ["0", "2026-12-03", "09:30", "", "Thursday 3 December at 9:30am", ""],
  ["420", "", "09:30", "$420", "", ""],
  ["420", "2026-12-03", "", "$420", "", ""],
])(
  "with %j, %j and %j set, the price is %j, the date %j and the link %j",
  (price, day, time, shownPrice, date, link) => {
    const decided = [...job, ["price", price], ["day", day], ["time", time]] as const;
    expect(braceValues(decided, "/quote#1.a.b")).toEqual({
      name: "Jo",
      service: "Full Detail",
      suburb: "Marsden",
      price: shownPrice,
      date,
      link,
    });
  },
);

test.each([
  ["2026-12-03", "09:30", "Thursday 3 December at 9:30am"],
  ["2026-12-31", "23:30", "Thursday 31 December at 11:30pm"],
  ["2027-01-01", "00:00", "Friday 1 January at 12am"],
  ["", "09:30", ""],
])("%s %s is %j", (day, time, words) => {
  expect(formatVisit(day, time)).toBe(words);
});

test.each([
  ["a".repeat(160), "160 characters, 1 SMS"],
  ["a".repeat(161), "161 characters, 2 SMS"],
  ["José: $420", "10 characters, 1 SMS"],
  ["[a]", "5 characters, 1 SMS"],
  ["🚗".repeat(35), "70 characters, 1 SMS"],
  ["’".repeat(71), "71 characters, 2 SMS"],
])("the length of %j: %s", (text, length) => {
  expect(describeLength(text)).toBe(length);
});

test.each([
  ["sms", "0491 570 156", true],
  ["phone", "+61 (0)491 570 156", true],
  ["email", "0491 570 156", false],
  ["sms", "(07) 5550 0142", false],
  ["phone", "+61 (0)7 5550 0142", false],
  ["sms", "ask my wife", false],
])("somebody who asked for %s and gave %s gets texts: %s", (method, phone, gets) => {
  const answers = [["contact_method", method] as const, ["phone", phone] as const];
  expect(getsTexts(answers)).toBe(gets);
});
