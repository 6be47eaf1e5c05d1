import { contactFields, contactSent } from "../../src/business/contact-fields";
import { findFailure } from "../../src/business/field";

const complete = { name: "José", email: "jose@example.com", message: "Hello" };
const failureWith = (changed: Partial<typeof complete>) =>
  findFailure(contactFields, Object.entries({ ...complete, ...changed }));

test.each([
  [
    "no name",
    { name: "" },
    "name",
    "Name Required",
    "Please enter your name to help us address you properly.",
  ],
  [
    "no email",
    { email: " \u00a0" },
    "email",
    "Email Required",
    "Please enter your email address so we can respond to you.",
  ],
  [
    "an email without a dot",
    { email: "a@b" },
    "email",
    "Invalid Email",
    "Please enter a valid email address.",
  ],
  [
    "no message",
    { message: "\n" },
    "message",
    "Message Required",
    "Please enter your message so we know how we can help.",
  ],
])("%s is said in the words of the specification", (_what, changed, name, title, text) => {
  expect(failureWith(changed)).toEqual({ name, title, text });
});

test("an empty form fails at its first field", () => {
  expect(findFailure(contactFields, [])?.title).toBe("Name Required");
});

test("a complete form passes, also with markup, emoji and 10 000 characters", () => {
  expect(failureWith({})).toBeUndefined();
  expect(failureWith({ name: "<b>محمد</b> 🚗", message: "x".repeat(10_000) })).toBeUndefined();
});

test("the toast of success has the words of the specification", () => {
  expect(contactSent).toEqual({
    title: "Message Sent",
    description: "We'll get back to you as soon as possible.",
  });
});
