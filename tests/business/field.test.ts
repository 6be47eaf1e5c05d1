import { formatAnswers } from "../../src/business/answers-in-words";
import { type Answers, findFailure, isBlank, needed } from "../../src/business/field";

test.each([
  ["", true],
  [" \t\r\n", true],
  ["\u00a0\u2003\u3000\ufeff", true],
  [" a ", false],
  ["０", false],
])("%p is blank: %p", (answer, blank) => {
  expect(isBlank(answer)).toBe(blank);
});

test("a field reports its first failed check only", () => {
  const checks = [...needed("First", "one"), { title: "Second", text: "two", fails: () => true }];
  const field = { name: "a", label: "A", kind: "text", checks } as const;
  expect(findFailure([field], [])?.title).toBe("First");
  expect(findFailure([field], [["a", "x"]])?.title).toBe("Second");
});

test("a field without checks never fails", () => {
  expect(findFailure([{ name: "a", label: "A", kind: "text" }], [])).toBeUndefined();
});

test("an answer is written in the words that were chosen from", () => {
  const contact = {
    name: "contact_method",
    label: "How should we contact you?",
    options: [{ value: "sms", label: "SMS" }],
  };
  expect(formatAnswers([contact], [["contact_method", "sms"]])).toBe(
    "How should we contact you?: SMS",
  );
});

test("answers are written a line each, several joined, blanks left out", () => {
  const questions = [
    { name: "full_name", label: "Full name" },
    { name: "add_ons", label: "Add-ons" },
    { name: "referral", label: "How did you hear about us?" },
    { name: "message", label: "Comments" },
  ];
  const answers: Answers = [
    ["_next", "https://example.com"],
    ["full_name", "O'Brien"],
    ["add_ons", "Hand Wax"],
    ["add_ons", "Engine Bay Detailing"],
    ["referral", " "],
    ["message", "two\nlines"],
  ];
  expect(formatAnswers(questions, answers)).toBe(
    "Full name: O'Brien\nAdd-ons: Hand Wax, Engine Bay Detailing\nComments: two\nlines",
  );
});
