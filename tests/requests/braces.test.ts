import { replaceBraces } from "@/requests/braces";

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
