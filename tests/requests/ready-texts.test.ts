import {
  braceValues,
  describeLength,
  fillIn,
  fixForBraces,
  formatVisit,
  getsTexts,
} from "@/requests/ready-texts";

const values = {
  name: "Jo",
  service: "Full Detail",
  date: "Thursday 3 December at 9:30am",
  price: "$420",
  suburb: "Marsden",
  link: "https://test.example/quote#1.a.b",
};

test.each([
  ["Hi {name}, {service} in {suburb} is {price}.", "Hi Jo, Full Detail in Marsden is $420."],
  ["See you on {date}. {link}", `See you on ${values.date}. ${values.link}`],
  ["No words", "No words"],
])("%j becomes %j", (text, filled) => {
  expect(fillIn(text, values)).toBe(filled);
});

test("braces and dollar signs in a name stay as they are", () => {
  expect(fillIn("Hi {name}!", { ...values, name: "{price} $& {x}" })).toBe("Hi {price} $& {x}!");
});

test.each([
  ["Hi {name}", [], undefined],
  ["Pay {price} at {link}", ["price", "link"], undefined],
  [
    "Hi {nmae}",
    [],
    "replace {nmae} with one of {name}, {service}, {date}, {price}, {suburb}, {link}",
  ],
  ["Hi { name }", [], expect.stringContaining("replace { name } with")],
  ["Hi {name, you", [], "write each word with a brace on both sides, like {name}"],
  ["Hi name}", [], "write each word with a brace on both sides, like {name}"],
  ["Hi {name}", ["date", "link"], "add {date}, {link}"],
] as const)("%j, which needs %j: %s", (text, needed, fix) => {
  expect(fixForBraces(text, needed)).toEqual(fix);
});

test("a text is not ready while a value of it is unknown", () => {
  const unset = { ...values, price: "", date: "" };
  expect(fillIn("{name}: {price}", unset)).toBeUndefined();
  expect(fillIn("See you on {date}", unset)).toBeUndefined();
  expect(fillIn("On my way, {name}", unset)).toBe("On my way, Jo");
});

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
