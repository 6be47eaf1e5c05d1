import { readBookingLink } from "@/desk/read-booking-link";
import { deskLink } from "@/requests/desk-link";
import type { Answers } from "@/requests/question";

test("the link of a request carries the answers of the form, whose fields include the reference", () => {
  const answers: Answers = [
    ["reference", "7KQ2-M9XD"],
    ["full_name", "Jo Lee"],
    ["phone", "0491 570 156"],
    ["email", "jo@test.example"],
    ["vehicle", "Mazda3"],
    ["suburb", "Marsden"],
    ["service", "Full Detail"],
    ["message", "reference=none~end=abcdefg"],
    ["consent", "yes"],
  ];
  const link = deskLink("https://test.example", {
    reference: "7KQ2-M9XD",
    sent: "2026-11-24",
    answers,
  });
  expect(link).toMatch(
    /^https:\/\/test\.example\/desk#reference=7KQ2-M9XD~sent=2026-11-24~full_name=Jo\+Lee~/,
  );
  expect(readBookingLink("desk", link)).toEqual([
    ["reference", "7KQ2-M9XD"],
    ["sent", "2026-11-24"],
    ...answers.slice(1, -1),
  ]);
});
