import { formatAnswers } from "@/requests/answers-in-words";

test("each answer is a line with the words of the form; several are joined, and blank ones left out", () => {
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
