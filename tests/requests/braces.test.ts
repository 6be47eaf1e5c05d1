import { nameInGreeting, replaceBraces } from "@/requests/braces";

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
  expect(replaceBraces(text, values)).toBe(filled);
});

test("braces and dollar signs in a name stay as they are", () => {
  expect(replaceBraces("Hi {name}!", { ...values, name: "{price} $& {x}" })).toBe(
    "Hi {price} $& {x}!",
  );
});

test("a text has no words while one of its values isn't known", () => {
  expect(replaceBraces("{price} on {date}", { ...values, date: "" })).toBeUndefined();
});

test.each([
  ["Jordan Lee", "Jordan"],
  ["Jordan", "Jordan"],
  ["The Smith Family", "The Smith Family"],
  [" José  O'Brien ", "José"],
])("a text greets %j as %j", (name, greeted) => {
  expect(nameInGreeting(name)).toBe(greeted);
});
