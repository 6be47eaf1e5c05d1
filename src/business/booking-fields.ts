import type { Field, FieldWords } from "./field";
import { bookingRules } from "./booking-checks";

type Name = (typeof bookingRules)[number]["name"];

const about = "About you";
const car = "Your car";
const job = "The job";
const rest = "Anything else";

const words: Record<Name, FieldWords> = {
  full_name: { label: "Full name", kind: "text", group: about, autoComplete: "name" },
  phone: { label: "Phone", kind: "tel", group: about, autoComplete: "tel", half: true },
  email: { label: "E-mail", kind: "email", group: about, autoComplete: "email", half: true },
  vehicle: {
    label: "Vehicle make and model",
    kind: "text",
    group: car,
    autoComplete: "on",
    half: true,
  },
  suburb: { label: "Suburb", kind: "text", group: car, autoComplete: "address-level2", half: true },
  service: { label: "Service", kind: "select", group: job },
  vehicle_size: { label: "Vehicle size", kind: "hidden", group: job },
  price_estimate: { label: "Estimate", kind: "hidden", group: job },
  add_ons: { label: "Add-ons", kind: "ticks", group: job },
  preferred_days: { label: "Preferred days", kind: "ticks", group: job },
  preferred_time: {
    label: "Preferred time",
    kind: "select",
    group: job,
    options: [
      { value: "Morning", label: "Morning" },
      { value: "Middle of the day", label: "Middle of the day" },
      { value: "Afternoon", label: "Afternoon" },
    ],
  },
  contact_method: {
    label: "How should we contact you?",
    kind: "radios",
    group: rest,
    options: [
      { value: "sms", label: "SMS" },
      { value: "email", label: "E-mail" },
      { value: "phone", label: "Call" },
    ],
  },
  utilities: {
    label: "Are power and water available?",
    kind: "radios",
    group: rest,
    options: [
      { value: "yes", label: "Yes" },
      { value: "no", label: "No" },
    ],
  },
  referral: { label: "How did you hear about us?", kind: "text", group: rest },
  message: {
    label: "Comments",
    kind: "long",
    group: rest,
    hint: "Stains, pet hair, where the car is parked: whatever we should know.",
  },
  consent: { label: "Consent", kind: "tick" },
};

/** The booking form as it is rendered, in the order of its rules. The first choice of a question with a default is the default. */
export function listBookingFields(): Field[] {
  return bookingRules.map((rule) => ({ ...rule, ...words[rule.name] }));
}
