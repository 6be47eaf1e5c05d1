import type { Answers } from "@/requests/question";
import { readFragment, writeFragment } from "@/requests/url-fragment";

const booking: Answers = [
  ["reference", "7KQ2-M9XD"],
  ["full_name", "José O'Brien_🚗"],
  ["add_ons", "Hand Wax"],
  ["add_ons", "~50% & more = fun, #1?"],
  ["message", "<b>two\nlines</b>\nنور الهدى"],
];
const fragment = writeFragment(booking);

test("names are small letters and hyphens, and in values only letters, digits, dots and hyphens are not escaped", () => {
  expect(
    writeFragment([
      ["reference", "7KQ2-M9XD"],
      ["full_name", "Jo_Lee (2.0)~!"],
    ]),
  ).toBe("reference=7KQ2-M9XD~full-name=Jo%5FLee%20%282.0%29%7E%21~end=1");
  expect(fragment).toMatch(/^([a-z-]+=([\w.-]|%[\dA-F]{2})*~)+end=1$/);
  expect(fragment).not.toContain("_");
});

test("a fragment is read as it was written", () => {
  expect(readFragment(fragment)).toEqual(booking);
});

test("a fragment whose signs a mail program has escaped once more is read all the same", () => {
  expect(readFragment(encodeURIComponent(fragment))).toEqual(booking);
});

test.each(["=", ".", ")", "&fbclid=1", "?utm_source=x", "%20Thanks", "%", "~more=1"])(
  "what a program adds to the end of a whole link is left out: %s",
  (added) => {
    expect(readFragment(fragment + added)).toEqual(booking);
  },
);

test.each([
  ["nothing", ""],
  ["no answers", "main"],
  ["a link that was cut", fragment.slice(0, -1)],
  ["a link that was cut in an escape", `${fragment.slice(0, 60)}%`],
  ["a broken escape", "reference=%E0%A4%A~end=1"],
  ["a very long text", "~".repeat(1_000_000)],
  ["half of an emoji", "name=\ud83d"],
])("%s is no fragment, and nothing throws", (_what, text) => {
  expect(readFragment(text)).toBeUndefined();
});

test("of a long message, a link has the first 400 characters", () => {
  const fragment = writeFragment([["message", "dust ".repeat(100_000)]]);
  expect(readFragment(fragment)).toEqual([["message", `${"dust ".repeat(80)}…`]]);
});

test("control characters, marks of direction and half of an emoji are left out", () => {
  const words = writeFragment([["full_name", "\u202eJo\u0000\u2066\ud83d Lee\r\n"]]);
  expect(readFragment(words)).toEqual([["full_name", "Jo\ufffd Lee"]]);
});
