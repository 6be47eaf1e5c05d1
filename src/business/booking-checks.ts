import { isBrowserEmail } from "./email";
import { type FieldRule, needed } from "./field";

/**
 * Every field of the booking form in the one order in which it is shown, checked, focused, reported and sent, with the words
 * of its toast. Specification, sections 3 and 5; add-ons, days and time are ours.
 */
export const bookingRules = [
  { name: "full_name", checks: needed("Name Required", "Please enter your full name.") },
  { name: "phone", checks: needed("Phone Required", "Please enter your phone number.") },
  {
    name: "email",
    checks: [
      {
        title: "Valid Email Required",
        text: "Please enter a valid email address.",
        fails: (answer) => !isBrowserEmail(answer),
      },
    ],
  },
  {
    name: "vehicle",
    checks: needed("Vehicle Details Required", "Please enter your vehicle make and model."),
  },
  {
    name: "suburb",
    checks: needed("Suburb Required", "Please enter your suburb for mobile service."),
  },
  { name: "service", checks: needed("Service Required", "Please select a service to continue.") },
  { name: "vehicle_size" },
  { name: "price_estimate" },
  { name: "add_ons" },
  { name: "preferred_days" },
  { name: "preferred_time" },
  { name: "contact_method" },
  { name: "utilities" },
  { name: "referral" },
  { name: "message" },
  {
    name: "consent",
    checks: needed(
      "Contact Permission Required",
      "Please provide your consent to proceed with the booking.",
    ),
  },
] as const satisfies readonly FieldRule[];

/** Shown when a request is on its way. Specification, section 8. */
export const bookingSent = {
  title: "Booking Request Submitted",
  description: "We'll contact you shortly to confirm your appointment.",
};
