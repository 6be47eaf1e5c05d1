import { pageWords, withFacts } from "@/requests/page-words";

test.each([
  ["{message}", "name, email and message"],
  ["{booking}", "full name, phone, email, vehicle make and model, suburb, preferred days"],
  ["{acceptance}", "street and number, how to get to the car and whether a tap and power are near"],
  ["{tab}", "your answers and choices, your message, your region"],
  ["{browser}", "the reference, price, day and time of each quote you accept"],
  ["Through {provider}, {size}.", "Through Formspree, {size}."],
])("in the text of a page, %s says what the site knows", (text, words) => {
  expect(withFacts(text, "Formspree").slice(0, words.length)).toBe(words);
});

test("without a provider, a form service receives requests, and no fact is put as a question", () => {
  expect(withFacts("{provider}")).toBe("a form service");
  expect(pageWords.map((word) => withFacts(`{${word}}`)).join()).not.toMatch(/[?{}]|, ,/);
});
