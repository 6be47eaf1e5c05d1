import {
  absoluteUrl,
  internationalPhone,
  mailLink,
  slugOf,
  telephoneLink,
  textMessageLink,
  withoutTrailingSlash,
} from "../../src/site/links";
import { bookingPath, listAbove, paths } from "../../src/site/paths";

test.each([
  ["Health & Safety", "health-safety"],
  ["Café—crème", "cafe-creme"],
  ["  ", ""],
  ["R2D2", "r2d2"],
])("the words %j become the address %j", (words, slug) => {
  expect(slugOf(words)).toBe(slug);
});

test("a booking link carries only what is known", () => {
  expect(bookingPath()).toBe("/booking");
  expect(bookingPath({ service: "basic-detail", vehicleSize: "medium", estimate: 110 })).toBe(
    "/booking?service=basic-detail&vehicleSize=medium&estimate=110",
  );
  expect(bookingPath({ suburb: "Mount Gravatt" })).toBe("/booking?suburb=Mount+Gravatt");
});

test.each([
  ["/services/unknown", "/services"],
  ["/services/unknown/", "/services"],
  ["/blog/unknown", "/blog"],
  ["/services", undefined],
  ["/elsewhere", undefined],
  ["/other/thing", undefined],
])("from %s an unknown page forwards to %s", (path, list) => {
  expect(listAbove(path)).toBe(list);
});

test("the first page of a list is the list", () => {
  expect(paths.blogTag("car wash")).toBe("/blog/tag/car-wash");
  expect(paths.blogTag("car wash", 2)).toBe("/blog/tag/car-wash/page/2");
  expect(paths.blogCategory("Tips", 1)).toBe("/blog/category/tips");
  expect(paths.blogPage(1)).toBe("/blog");
  expect(paths.blogPage(2)).toBe("/blog/page/2");
});

test("canonical addresses have no slash at their end but for the root", () => {
  expect(withoutTrailingSlash("/about/")).toBe("/about");
  expect(withoutTrailingSlash("/")).toBe("/");
  expect(absoluteUrl("https://x.example", "/")).toBe("https://x.example/");
  expect(absoluteUrl("https://x.example", "/faq")).toBe("https://x.example/faq");
});

test("phone numbers are dialled in international form", () => {
  expect(internationalPhone("0491 570 156")).toBe("+61491570156");
  expect(internationalPhone("(07) 5550 0142")).toBe("+61755500142");
  expect(internationalPhone("+61 491 570 156")).toBe("+61491570156");
  expect(telephoneLink("0491 570 156")).toBe("tel:+61491570156");
  expect(textMessageLink("0491 570 156", "Hi & bye")).toBe("sms:+61491570156?&body=Hi%20%26%20bye");
});

test("mail links escape what mail programs would misread", () => {
  expect(mailLink("a@b.example", { subject: "Inquiry from website" })).toBe(
    "mailto:a@b.example?subject=Inquiry%20from%20website",
  );
  expect(mailLink("a@b.example")).toBe("mailto:a@b.example");
});
