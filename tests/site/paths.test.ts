import { slugOf } from "@/lib/slug-of";
import { telephoneLink, textMessageLink } from "@/site/links";
import { bookingPath } from "@/site/paths";

test.each([
  ["Health & Safety", "health-safety"],
  ["Café—crème", "cafe-creme"],
  ["  ", ""],
  ["R2D2", "r2d2"],
])("the words %j become the address %j", (words, slug) => {
  expect(slugOf(words)).toBe(slug);
});

test("a link to the booking form has only the values that are known", () => {
  expect(bookingPath({})).toBe("/booking");
  expect(bookingPath({ service: "basic-detail", vehicleSize: "medium", estimate: 110 })).toBe(
    "/booking?service=basic-detail&vehicleSize=medium&estimate=110",
  );
  expect(bookingPath({ suburb: "Mount Gravatt" })).toBe("/booking?suburb=Mount+Gravatt");
});

test("links to phone numbers use the international form", () => {
  expect(telephoneLink("0491 570 156")).toBe("tel:+61491570156");
  expect(textMessageLink("0491 570 156", "Hi & bye")).toBe("sms:+61491570156?&body=Hi%20%26%20bye");
});

test("a number that can't be read with certainty has no links", () => {
  expect(telephoneLink("5550 0142")).toBeUndefined();
  expect(textMessageLink("0491 570 156 / 0491 570 157")).toBeUndefined();
});
