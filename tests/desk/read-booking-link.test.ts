import { firstPrice } from "@/desk/price";
import { readBookingLink } from "@/desk/read-booking-link";
import { bookingLink } from "@/requests/booking-links";
import { answerOf, type Answers } from "@/requests/question";
import { quote, request } from "./booking";

const answered: Answers = [...quote, ["utilities", "no"], ["until", "10:30"]];

const desk = "https://test.example/desk";
const read = (kind: "desk" | "quote", answers: Answers) =>
  readBookingLink(kind, bookingLink(kind, desk, answers));
/** The answers with one replaced or, without a value, left out. */
const withAnswer = (answers: Answers, name: string, value?: string): Answers => [
  ...answers.filter(([key]) => key !== name),
  ...(value === undefined ? [] : [[name, value] as const]),
];

test("the desk reads what the form has sent, without consent and photos", () => {
  expect(read("desk", [...request, ["consent", "on"], ["photo", "me.jpg"]])).toEqual(request);
});

test("the quote holds neither phone nor email", () => {
  const answers = read("quote", answered) ?? [];
  expect(answers.map(([name]) => name)).toEqual([
    ...["reference", "full_name", "vehicle", "suburb", "service", "vehicle_size"],
    ...["add_ons", "utilities", "price", "day", "time", "until", "last_day"],
  ]);
  expect(answerOf(answers, "price")).toBe("420");
});

test("a link keeps the words that were sent, whatever the site offers now", () => {
  const answers = read("quote", withAnswer(quote, "service", "Spring Detail")) ?? [];
  expect(answerOf(answers, "service")).toBe("Spring Detail");
});

test.each([
  ["desk", "reference", "call 1900 654 321"],
  ["desk", "sent", "2026-02-30"],
  ["desk", "full_name", undefined],
  ["desk", "email", "nobody"],
  ["quote", "price", "100000"],
  ["quote", "price", "$420"],
  ["quote", "day", "tomorrow"],
  ["quote", "day", "9999-12-31"],
  ["quote", "time", "09:15"],
  ["quote", "suburb", undefined],
] as const)("a link to the %s whose %s is %s is refused", (kind, name, value) => {
  expect(read(kind, withAnswer(quote, name, value))).toBeUndefined();
});

test("a price that is still being typed stays on the desk", () => {
  expect(answerOf(read("desk", withAnswer(quote, "price", "299.50")) ?? [], "price")).toBe(
    "299.50",
  );
});

test("the desk refuses a quote's link, and the quote page a request's link without a price", () => {
  expect(readBookingLink("quote", bookingLink("desk", desk, request))).toBeUndefined();
  expect(readBookingLink("desk", bookingLink("quote", desk, quote))).toBeUndefined();
});

test.each([
  ["From $1,250", "1250"],
  ["$360, then $324 every two weeks", "360"],
  ["On the quote", ""],
])("the first price of %j is %j", (text, price) => {
  expect(firstPrice(text)).toBe(price);
});
