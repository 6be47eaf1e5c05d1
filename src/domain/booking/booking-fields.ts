import { isBrowserEmail } from "../forms/email";
import { type Field, isBlank } from "../forms/field";

const about = "About you";
const car = "Your car";
const job = "The job";
const rest = "Anything else";

const needed = (title: string, text: string) => [{ title, text, fails: isBlank }];

/** The booking form. Specification, sections 3 and 5; add-ons, days and time are ours. */
export const bookingFields: readonly Field[] = [
  { name: "full_name", label: "Full name", kind: "text", group: about, fill: "name", checks: needed("Name Required", "Please enter your full name.") },
  { name: "phone", label: "Phone", kind: "tel", group: about, fill: "tel", half: true, checks: needed("Phone Required", "Please enter your phone number.") },
  {
    name: "email", label: "E-mail", kind: "email", group: about, fill: "email", half: true,
    checks: [{ title: "Valid Email Required", text: "Please enter a valid email address.", fails: (answer) => !isBrowserEmail(answer) }],
  },
  {
    name: "vehicle", label: "Vehicle make and model", kind: "text", group: car, fill: "on", half: true, hint: "For example Mazda CX-5, 2021",
    checks: needed("Vehicle Details Required", "Please enter your vehicle make and model."),
  },
  {
    name: "suburb", label: "Suburb", kind: "text", group: car, fill: "address-level2", half: true,
    checks: needed("Suburb Required", "Please enter your suburb for mobile service."),
  },
  { name: "service", label: "Service", kind: "select", group: job, checks: needed("Service Required", "Please select a service to continue.") },
  { name: "vehicle_size", label: "Vehicle size", kind: "hidden", group: job },
  { name: "price_estimate", label: "Estimate", kind: "hidden", group: job },
  { name: "add_ons", label: "Add-ons", kind: "ticks", group: job },
  { name: "preferred_days", label: "Preferred days", kind: "ticks", group: job },
  { name: "preferred_time", label: "Preferred time", kind: "select", group: job, options: ["Morning", "Middle of the day", "Afternoon"].map((value) => ({ value, label: value })) },
  {
    name: "contact_method", label: "How should we contact you?", kind: "radios", group: rest,
    options: [{ value: "sms", label: "SMS" }, { value: "email", label: "E-mail" }, { value: "phone", label: "Phone call" }],
  },
  {
    name: "utilities", label: "Are power and water available?", kind: "radios", group: rest,
    options: [{ value: "yes", label: "Yes" }, { value: "no", label: "No" }],
  },
  { name: "referral", label: "How did you hear about us?", kind: "text", group: rest },
  { name: "message", label: "Comments", kind: "long", group: rest, hint: "Pet hair, stains, where the car is parked" },
  {
    name: "consent", label: "Consent", kind: "tick",
    checks: needed("Contact Permission Required", "Please provide your consent to proceed with the booking."),
  },
];

/** Shown and, by the browser, announced when a request is on its way. Specification, section 8. */
export const bookingSent = { title: "Booking Request Submitted", description: "We'll contact you shortly to confirm your appointment." };
