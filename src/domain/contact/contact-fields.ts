import { looksLikeEmail } from "../forms/email";
import { type Field, isBlank } from "../forms/field";

/** The contact form. Specification, sections 3 and 5. */
export const contactFields: readonly Field[] = [
  { name: "name", label: "Name", kind: "text", fill: "name", checks: [{ title: "Name Required", text: "Please enter your name to help us address you properly.", fails: isBlank }] },
  {
    name: "email", label: "E-mail", kind: "email", fill: "email",
    checks: [
      { title: "Email Required", text: "Please enter your email address so we can respond to you.", fails: isBlank },
      { title: "Invalid Email", text: "Please enter a valid email address.", fails: (answer) => !looksLikeEmail(answer) },
    ],
  },
  { name: "message", label: "Message", kind: "long", checks: [{ title: "Message Required", text: "Please enter your message so we know how we can help.", fails: isBlank }] },
];

/** Shown when a message is on its way. Specification, section 8. */
export const contactSent = { title: "Message Sent", description: "We'll get back to you as soon as possible." };
