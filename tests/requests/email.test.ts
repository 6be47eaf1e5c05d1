import { isBrowserEmail, looksLikeEmail } from "@/requests/email";

test.each([
  // The address, whether browsers accept it, and whether the pattern of the contact form does.
  ["jo@example.com", true, true],
  ["jo+car@mail.example.com.au", true, true],
  ["o'brien@example.com", true, true],
  ["a@b", true, false],
  ["a@b.c", true, true],
  ["", false, false],
  ["jo", false, false],
  ["jo@", false, false],
  ["@example.com", false, false],
  ["jo@example.", false, false],
  ["jo@.com", false, false],
  ["jo@exa mple.com", false, false],
  ["jo@example..com", false, false],
  ["jo@@example.com", false, false],
  ["jo@-example.com", false, true],
  ["josé@example.com", false, true],
  ["jo@bücher.example", false, true],
  ["jo@example.com\u00a0", false, true],
  ["<b>@example.com", false, true],
  ["jo@example.com, al@example.com", false, false],
])(
  "%p is an email address to a browser: %p, to the contact form: %p",
  (address, browser, pattern) => {
    expect([isBrowserEmail(address), looksLikeEmail(address)]).toEqual([browser, pattern]);
  },
);

test.each([`a@${".".repeat(20_000)}`, `${"a".repeat(20_000)}@`, `a@${"b.".repeat(10_000)}@`])(
  "a long invalid address is refused within half a second",
  (address) => {
    const start = performance.now();
    expect([isBrowserEmail(address), looksLikeEmail(address)]).toEqual([false, false]);
    expect(performance.now() - start).toBeLessThan(500);
  },
);
