import { readBookingLink } from "@/desk/read-booking-link";
import { bookingLink } from "@/requests/booking-links";
import type { Answers } from "@/requests/question";
import { quote, request } from "./booking";

const readLink = (kind: "desk" | "quote", answers: Answers) =>
  readBookingLink(kind, new URL(bookingLink(kind, "https://test.example", answers)).hash.slice(1));
/** The answers with one replaced or, without a value, left out. */
const withAnswer = (answers: Answers, name: string, value?: string): Answers => [
  ...answers.filter(([key]) => key !== name),
  ...(value === undefined ? [] : [[name, value] as const]),
];

test("the desk reads all that the form has sent but consent and photos", () => {
  expect(readLink("desk", [...request, ["consent", "on"], ["photo", "me.jpg"]])).toEqual(request);
});

test("what no form sends is left out of a link that somebody else has written", () => {
  expect(readBookingLink("desk", "reference=7KQ2-M9XD~discount=50~end=1")).toEqual([
    ["reference", "7KQ2-M9XD"],
  ]);
});

test.each([
  ["desk", "reference", "call 1900 654 321"],
  ["desk", "reference", undefined],
  ["quote", "price", "100000"],
  ["quote", "price", "$420"],
  ["quote", "price", "299.50"],
  ["quote", "day", "tomorrow"],
  ["quote", "day", "9999-12-31"],
  ["quote", "time", "25:00"],
  ["quote", "day", undefined],
] as const)("a link to the %s whose %s is %s is refused", (kind, name, value) => {
  expect(readLink(kind, withAnswer(quote, name, value))).toBeUndefined();
});

test.each([
  ["price", "299.50"],
  ["day", "0002-12-03"],
  ["sent", "2026-02-30"],
])("the desk leaves out a %s that is %s", (name, value) => {
  const rest = quote.filter(([key]) => key !== name);
  expect(readLink("desk", withAnswer(quote, name, value))).toEqual(
    expect.arrayContaining([...rest]),
  );
  expect(readLink("desk", withAnswer(quote, name, value))).toHaveLength(rest.length);
});
