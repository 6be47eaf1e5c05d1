import type { Field, FieldWords } from "../forms/field";
import { contactRules } from "./contact-rules";

const words: Record<(typeof contactRules)[number]["name"], FieldWords> = {
  name: { label: "Name", kind: "text", fill: "name", half: true },
  email: { label: "E-mail", kind: "email", fill: "email", half: true },
  message: { label: "Message", kind: "long" },
};

/** The contact form as it is rendered, in the order of its rules. */
export function listContactFields(): Field[] {
  return contactRules.map((rule) => ({ ...rule, ...words[rule.name] }));
}
