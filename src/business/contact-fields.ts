import type { Field, FieldWords } from "./field";
import { contactRules } from "./contact-checks";

const words: Record<(typeof contactRules)[number]["name"], FieldWords> = {
  name: { label: "Name", kind: "text", autoComplete: "name", half: true },
  email: { label: "E-mail", kind: "email", autoComplete: "email", half: true },
  message: { label: "Message", kind: "long" },
};

/** The contact form as it is rendered, in the order of its rules. */
export function listContactFields(): Field[] {
  return contactRules.map((rule) => ({ ...rule, ...words[rule.name] }));
}
