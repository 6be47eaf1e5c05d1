import { nameInGreeting, replaceBraces } from "@/requests/replace-braces";

test.each([
  ["Jordan Lee", "Jordan"],
  [" Théa  Lee ", "Théa"],
  ["Madonna", "Madonna"],
  ["Dr Lee", "Dr Lee"],
  ["Mr. Smith", "Mr. Smith"],
  ["MRS SMITH", "MRS SMITH"],
  ["The Smiths", "The Smiths"],
  ["J. Lee", "J. Lee"],
  ["Anna van Dyk", "Anna van Dyk"],
  ["Lee, Jordan", "Lee, Jordan"],
  ["Capt. Cook", "Capt. Cook"],
  ["Jo-Anne O'Neill", "Jo-Anne"],
])("%s is greeted as %s", (fullName, name) => {
  expect(nameInGreeting(fullName)).toBe(name);
});

test("braces and dollar signs in a name stay as they are", () => {
  const values = {
    name: "{price} $& {x}",
    service: "",
    date: "",
    price: "$420",
    suburb: "",
    link: "",
  };
  expect(replaceBraces("Hi {name}!", values)).toBe("Hi {price} $& {x}!");
});
