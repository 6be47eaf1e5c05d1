import type { Answers } from "@/requests/question";
import { fragmentIn, readFragment, writeFragment } from "@/requests/url-fragment";

const booking: Answers = [
  ["reference", "7KQ2-M9XD"],
  ["full_name", "José O'Brien 🚗"],
  ["phone", "+61 (0)4 91-570 156"],
  ["add_ons", "Hand Wax"],
  ["add_ons", "~50% & more = fun, #1?"],
  ["message", "<b>two\nlines</b>\nنور الهدى"],
];
const fragment = writeFragment(booking);
const link = `https://rivergum.example/desk#${fragment}`;

test("the fragment carries each answer by its name", () => {
  expect(
    writeFragment([
      ["reference", "7KQ2-M9XD"],
      ["service", "Full Detail"],
    ]),
  ).toMatch(/^reference=7KQ2-M9XD~service=Full\+Detail~end=[a-z\d]{7}$/);
});

/** Escaped as email programs do it: only letters, digits and a few signs stay. */
const escaped = (text: string) => encodeURIComponent(text);

test.each([
  ["as it was written", fragment],
  ["in a sentence", `Open on your phone: ${link}. Thanks, Jo`],
  ["with words right behind it", `${link}Thanks`],
  ["between brackets", `(<${link}>)`],
  ["after an address with 1. in it", `Sent on 1.12.2026 by carcare1.com.au: ${link}`],
  ["behind another link", `https://1.com.au/desk#reference=1&end=0000000 ${link}`],
  ["with line breaks", link.replace(/.{60}/g, "$&\r\n")],
  ["quoted line by line", link.replace(/.{60}/g, "$&\n> ")],
  ["with soft hyphens and zero-width spaces", link.replace(/.{20}/g, "$&\u00ad\u200b")],
  ["of an earlier version, with & between its words", link.replaceAll("~", "&")],
  ["from the source of an HTML email", link.replaceAll("~", "&amp;")],
  ["with a tilde that was unescaped", link.replace("%7E", "~")],
  ["with its # escaped", link.replace("#", "%23")],
  ["escaped three times", escaped(escaped(escaped(link)))],
  ["with spaces as %20", link.replaceAll("+", "%20")],
  ["with accents that were unescaped", link.replaceAll("%C3%A9", "é")],
  ["after a stray percent sign", `100% sure: ${link}`],
])("a fragment %s is read", (_how, text) => {
  expect(readFragment(text)).toEqual(booking);
  expect(fragmentIn(text)).toBe(fragment);
});

test("the longest value is shortened until the fragment has 300 characters at most", () => {
  const long = writeFragment(
    [
      ["reference", "7KQ2-M9XD"],
      ["message", "🚗 dust ".repeat(100_000)],
      ["suburb", "Marsden"],
    ],
    300,
  );
  expect(long.length).toBeLessThanOrEqual(300);
  const [reference, message, suburb] = readFragment(long) ?? [];
  expect([reference, suburb]).toEqual([
    ["reference", "7KQ2-M9XD"],
    ["suburb", "Marsden"],
  ]);
  expect(message?.[1]).toMatch(/^🚗 dust .{30,}…$/u);
});

test("control characters and direction marks are left out, and half an emoji becomes a replacement character", () => {
  const odd = writeFragment([
    ["reference", "J\u0000o\u001f\u202e!"],
    ["message", "\ud83d"],
    ["suburb", " "],
  ]);
  expect(readFragment(odd)).toEqual([
    ["reference", "Jo!"],
    ["message", "\ufffd"],
  ]);
});

test.each([
  ["another page's", "#questions"],
  ["cut off", fragment.slice(0, -3)],
  ["cut before its end", fragment.replace(/~end=.*/, "")],
  ["cut in the middle", fragment.replace("~add_ons=Hand+Wax", "")],
  ["without its beginning", fragment.slice(12)],
  ["changed", fragment.replace("Hand", "Band")],
  ["of an earlier version", "#1.N0tRMi1NOVhEHzIwMjYt.1p63eru"],
  ["too long", `#reference=${"A".repeat(200_000)}&end=0000000`],
  ["full of brackets", `#${"[".repeat(50_000)}`],
  ["with escapes that are none", "#%E0%A4%A"],
  ["a name of every object", "#__proto__=1&reference=x&end=abcdefg"],
])("a fragment that is %s is refused", (_what, text) => {
  expect(readFragment(text)).toBeUndefined();
  expect(fragmentIn(text)).toBe("");
});
