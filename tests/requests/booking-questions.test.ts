/** @jest-environment jsdom */
import { bookingQuestions } from "@/requests/booking-questions";
import { findFailure } from "@/requests/question";

const fields = bookingQuestions;

const complete = {
  full_name: "José O'Brien",
  phone: "+61 (0)4 12-345 678",
  email: "jose@example.com",
  vehicle: "Mazda CX-5",
  suburb: "Coorparoo",
  service: "Full Detail",
  consent: "yes",
};
const failureWith = (changed: Partial<Record<keyof typeof complete, string>>) =>
  findFailure(fields, Object.entries({ ...complete, ...changed }));

const checks = [
  ["full_name", "Name Required", "Please enter your full name."],
  ["phone", "Phone Required", "Please enter your phone number."],
  ["email", "Valid Email Required", "Please enter a valid email address."],
  ["vehicle", "Vehicle Details Required", "Please enter your vehicle make and model."],
  ["suburb", "Suburb Required", "Please enter your suburb for mobile service."],
  ["service", "Service Required", "Please select a service to continue."],
  [
    "consent",
    "Contact Permission Required",
    "Please provide your consent to proceed with the booking.",
  ],
] as const;

test("invalid fields are reported one at a time, in the order of the specification", () => {
  const answers: Record<string, string> = {};
  for (const [name, title, text] of checks) {
    expect(findFailure(fields, Object.entries(answers))).toEqual({ name, title, text });
    answers[name] = complete[name];
  }
  expect(findFailure(fields, Object.entries(answers))).toBeUndefined();
});

test.each(["full_name", "phone", "vehicle", "suburb"] as const)(
  "%s accepts any text in any script, except blanks",
  (name) => {
    for (const answer of ["   ", "\u00a0", "\t\n", "\u3000"])
      expect(failureWith({ [name]: answer })?.name).toBe(name);
    const odd = ["🚗", "محمد", "O'Brien", "José", "Jo\nBrien", "０４９１", "<b>Jo</b>"];
    for (const answer of [...odd, "x".repeat(10_000)])
      expect(failureWith({ [name]: answer })).toBeUndefined();
  },
);
