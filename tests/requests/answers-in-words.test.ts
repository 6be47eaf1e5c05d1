import { formatAnswers } from "@/requests/answers-in-words";
import { bookingQuestions } from "@/requests/booking-questions";

test("each answer is a line with the words of the form; several are joined, and blank ones left out", () => {
  expect(
    formatAnswers(bookingQuestions, [
      ["_next", "https://example.com"],
      ["full_name", "O'Brien"],
      ["add_ons", "Hand Wax"],
      ["add_ons", "Engine Bay Detailing"],
      ["contact_method", "sms"],
      ["referral", " "],
      ["message", "two\nlines"],
    ]),
  ).toBe(
    "Full name: O'Brien\nAdd-ons: Hand Wax, Engine Bay Detailing\nHow should we contact you?: SMS\nComments: two\nlines",
  );
});
