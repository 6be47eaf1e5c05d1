import { formatAnswers } from "../../src/requests/answers-in-words";

test("answers are written a line each in the words chosen from, several joined, blanks left out", () => {
  const questions = [
    { name: "full_name", label: "Full name" },
    { name: "add_ons", label: "Add-ons" },
    {
      name: "contact_method",
      label: "How should we contact you?",
      options: [{ value: "sms", label: "SMS" }],
    },
    { name: "referral", label: "How did you hear about us?" },
    { name: "message", label: "Comments" },
  ];
  expect(
    formatAnswers(questions, [
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
