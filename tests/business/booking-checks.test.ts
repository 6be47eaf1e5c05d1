import { listBookingFields } from "../../src/business/booking-fields";
import { bookingRules, bookingSent } from "../../src/business/booking-checks";
import { findFailures } from "../../src/business/field";

const complete = {
  full_name: "José O'Brien",
  phone: "+61 (0)4 12-345 678",
  email: "jose@example.com",
  vehicle: "Mazda CX-5",
  suburb: "Coorparoo",
  service: "Full Detail",
  consent: "yes",
};
const failuresWith = (changed: Partial<Record<keyof typeof complete, string>>) =>
  findFailures(bookingRules, Object.entries({ ...complete, ...changed }));

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

test("an empty form fails all seven checks in the order of the specification", () => {
  expect(findFailures(bookingRules, [])).toMatchObject(
    checks.map(([name, title, text]) => ({ name, title, text })),
  );
});

test.each(checks)("without %s alone, %p is said", (name, title, text) => {
  expect(failuresWith({ [name]: "" })).toMatchObject([{ name, title, text }]);
});

test("a complete form passes", () => {
  expect(failuresWith({})).toEqual([]);
});

describe.each(["full_name", "phone", "vehicle", "suburb"] as const)("%s", (name) => {
  test.each([
    ["blanks", "   "],
    ["a no-break space", "\u00a0"],
    ["a tab and a newline", "\t\n"],
    ["an ideographic space", "\u3000"],
  ])("of %s counts as empty", (_what, answer) => {
    expect(failuresWith({ [name]: answer })).toHaveLength(1);
  });

  test.each([
    ["10 000 characters", "x".repeat(10_000)],
    ["an emoji", "🚗"],
    ["right-to-left text", "محمد"],
    ["an apostrophe", "O'Brien"],
    ["an accent", "José"],
    ["a newline", "Jo\nBrien"],
    ["full-width digits", "０４９１"],
    ["markup", "<b>Jo</b>"],
  ])("may hold %s", (_what, answer) => {
    expect(failuresWith({ [name]: answer })).toEqual([]);
  });
});

test("an address without a dot passes, as it does in a browser", () => {
  expect(failuresWith({ email: "a@b" })).toEqual([]);
});

test("every field has words, in the order of the rules, and a group stays together", () => {
  const fields = listBookingFields();
  expect(fields.map(({ name }) => name)).toEqual(bookingRules.map(({ name }) => name));
  expect([...new Set(fields.map(({ group }) => group))]).toHaveLength(
    fields.filter(({ group }, index) => group !== fields[index - 1]?.group).length,
  );
});

test("the first choice is the default: SMS, and power and water available", () => {
  const firstOf = (name: string) =>
    listBookingFields().find((field) => field.name === name)?.options?.[0]?.value;
  expect([firstOf("contact_method"), firstOf("utilities")]).toEqual(["sms", "yes"]);
});

test("the toast of success has the words of the specification", () => {
  expect(bookingSent).toEqual({
    title: "Booking Request Submitted",
    description: "We'll contact you shortly to confirm your appointment.",
  });
});
