import {
  braceValues,
  listReadyTexts,
  nextText,
  phoneProblem,
  prefersTexts,
  type WrittenTexts,
} from "@/desk/ready-texts";
import type { Answers } from "@/requests/question";

const today = "2026-12-01";
const quoteLink = "/quote#reference=x";
const booking: Answers = [
  ["full_name", "Mr Jo O'Brien"],
  ["service", "Full Detail"],
  ["suburb", "Marsden"],
];
const decided = (price: string, day: string, time: string): Answers => [
  ...booking,
  ["price", price],
  ["day", day],
  ["time", time],
];

test.each([
  ["1250", "2026-12-03", "09:30", "$1,250", "Thursday 3 December at 9:30am", quoteLink],
  ["$1,250.00", "2026-12-01", "09:30", "$1,250", "Tuesday 1 December at 9:30am", quoteLink],
  ["299.50", "2026-12-03", "09:30", "", "Thursday 3 December at 9:30am", ""],
  ["0", "2026-12-03", "09:30", "", "Thursday 3 December at 9:30am", ""],
  ["420", "", "09:30", "$420", "", ""],
  ["420", "2026-12-03", "", "$420", "", ""],
  ["420", "2026-11-30", "09:30", "$420", "", ""],
  ["420", "9999-12-31", "09:30", "$420", "", ""],
])(
  "with %j, %j and %j set, the price is %j, the date %j and the link %j",
  (price, day, time, shownPrice, date, link) => {
    expect(braceValues({ booking: decided(price, day, time), today, quoteLink })).toEqual({
      name: "Mr Jo O'Brien",
      service: "Full Detail",
      suburb: "Marsden",
      price: shownPrice,
      date,
      link,
    });
  },
);

const texts: WrittenTexts = {
  photos: "Two photos, {name}?",
  quote: "{price} on {date}: {link}",
  stillKeen: null,
  confirm: "See you on {date}.",
  rain: null,
  remind: null,
  onMyWay: "On my way.",
  review: "How was {date}? {link}",
};
const occasion = { today, isText: true, quoteLink, reviewsLink: "https://reviews.example" };

test("texts that the owner has not written are left out, and others wait for price, day and time", () => {
  expect(listReadyTexts(texts, { ...occasion, booking })).toEqual({
    ready: [
      { name: "photos", label: "Ask for two photos", text: "Two photos, Mr Jo O'Brien?" },
      { name: "onMyWay", label: "On my way", text: "On my way." },
    ],
    waiting: ["Text the quote", "Confirm", "Ask for a review"],
  });
});

test("for a past day, the only text with a date is the one that asks for a review", () => {
  const past = decided("420", "2026-11-30", "09:30");
  const { ready, waiting } = listReadyTexts(texts, { ...occasion, booking: past });
  expect(ready.map(({ text }) => text)).toEqual([
    "Two photos, Mr Jo O'Brien?",
    "On my way.",
    "How was Monday 30 November at 9:30am? https://reviews.example",
  ]);
  expect(waiting).toEqual(["Text the quote", "Confirm"]);
});

test("no text asks for photos that were sent, or for a review without a reviews page", () => {
  const { ready, waiting } = listReadyTexts(texts, {
    ...occasion,
    booking: [...booking, ["photos", "2"]],
    isText: false,
    reviewsLink: null,
  });
  expect(ready.map(({ label }) => label)).toEqual(["On my way"]);
  expect(waiting).toEqual(["Email the quote", "Confirm"]);
});

test.each([
  ["nothing is decided", booking, "quote"],
  ["the quote was not sent", decided("420", "2026-12-03", "09:30"), "quote"],
  ["the quote was sent", [...decided("420", "2026-12-03", "09:30"), ["quoted", "yes"]], "confirm"],
  [
    "the visit is tomorrow",
    [...decided("420", "2026-12-02", "09:30"), ["quoted", "yes"]],
    "remind",
  ],
  ["the visit is today", [...decided("420", today, "09:30"), ["quoted", "yes"]], "onMyWay"],
  ["the visit was yesterday", decided("420", "2026-11-30", "09:30"), "review"],
] as const)("when %s, the next text changes", (_when, answers, next) => {
  expect(nextText(answers, today)).toBe(next);
});

test.each([
  ["sms", "0491 570 156", true],
  ["phone", "0491 570 156", true],
  ["", "0491 570 156", true],
  ["email", "0491 570 156", false],
  ["sms", "(07) 5550 0142", false],
])("a customer who asked for %j and gave %j gets texts: %s", (method, phone, gets) => {
  const answers = [["contact_method", method] as const, ["phone", phone] as const];
  expect(prefersTexts(answers)).toBe(gets);
});

test("the desk says that a number can't be called if it can't be read", () => {
  expect(phoneProblem([["phone", "5550 0142"]])).toBe(
    "“5550 0142” can't be read as one phone number, so these are emails. Ask for the number in your answer.",
  );
  expect(phoneProblem([["phone", "61 491 570 156"]])).toBeUndefined();
});
