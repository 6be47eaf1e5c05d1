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
  "browsers and the contact form take %p for an email address: %p, %p",
  (address, browser, pattern) => {
    expect([isBrowserEmail(address), looksLikeEmail(address)]).toEqual([browser, pattern]);
  },
);
