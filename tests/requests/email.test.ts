/** @jest-environment jsdom */
import { isBrowserEmail, looksLikeEmail } from "@/requests/email";

test.each([
  // The address, whether browsers accept it, and whether the pattern of the contact form does.
  ["jo@example.com", true, true],
  ["jo+car@mail.example.com.au", true, true],
  ["o'brien@example.com", true, true],
  ["a@b", true, false],
  ["", false, false],
  ["jo", false, false],
  ["jo@example.", false, false],
  ["jo@exa mple.com", false, false],
  ["jo@example..com", false, false],
  ["jo@-example.com", false, true],
])(
  "%p is an email address to a browser: %p, to the contact form: %p",
  (address, browser, pattern) => {
    expect([isBrowserEmail(address), looksLikeEmail(address)]).toEqual([browser, pattern]);
  },
);
