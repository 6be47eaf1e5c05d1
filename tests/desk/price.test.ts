import { priceProblem, readPrice } from "@/desk/price";

test.each([
  ["320", 320],
  ["320.00", 320],
  ["320.0", 320],
  ["$320", 320],
  ["$ 320", 320],
  ["A$320", 320],
  ["AUD 320", 320],
  ["320 AUD", 320],
  ["320 dollars", 320],
  ["1,250", 1250],
  ["$1,250.00", 1250],
  ["1 250", 1250],
  [" 320\u00a0", 320],
  ["３２０", 320],
  ["1", 1],
  ["99,999", 99_999],
])("%j is a price of %d", (text, price) => {
  expect(readPrice(text)).toBe(price);
  expect(priceProblem(text)).toBeUndefined();
});

test.each([
  ...["299.50", "12.5", "320.01", "3.000", "320,00", "1,25", "1,2500", "1.250,00", "320."],
  ...["1e3", "0x10", "-5", "–5", "0", "0.00", "0320", "100000", "100,000", "1,000,000"],
  ...["320-350", "320/350", "from 320", "$320 each", "€320", "USD 320", "320 each", "Infinity"],
])("%j is no price, and the message says what to write", (text) => {
  expect(readPrice(text)).toBeUndefined();
  expect(priceProblem(text)).toBe(
    `“${text}” is not a price in whole dollars. Write one from 1 to 99,999, such as 320.`,
  );
});

test("an empty price has no error", () => {
  expect(readPrice(" ")).toBeUndefined();
  expect(priceProblem(" ")).toBeUndefined();
});
