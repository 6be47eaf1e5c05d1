import { required } from "../site/required";
import { emailField, isBrowserEmail } from "./email";
import { answerOf, type Field, type FormDefinition, needed } from "./field";

/** The words of questions that name what the business works on, from `content/wording.yml`. */
export interface BookingWords {
  booking: {
    vehicle: { label: string; hint: string; missing: { title: string; text: string } };
    suburbHint: string;
    howMany: string;
    messageHint: string;
  };
  estimate: { size: string };
}

/**
 * Every field of the booking form, with the words of its toast, in the order in which it is shown, checked, focused and
 * sent. Specification, sections 3 and 5; our own additions are number of cars, how often, region, add-ons, condition, the
 * price shown, days and time.
 */
export const bookingFields = ({ booking, estimate }: BookingWords) =>
  [
    {
      name: "full_name",
      label: "Full name",
      kind: "text",
      autoComplete: "name",
      spellCheck: false,
      checks: needed("Name Required", "Please enter your full name."),
    },
    {
      name: "phone",
      label: "Phone",
      kind: "tel",
      autoComplete: "tel",
      half: true,
      checks: needed("Phone Required", "Please enter your phone number."),
    },
    {
      ...emailField,
      checks: [
        {
          title: "Valid Email Required",
          text: "Please enter a valid email address.",
          fails: (answer: string) => !isBrowserEmail(answer),
        },
      ],
    },
    {
      name: "vehicle",
      label: booking.vehicle.label,
      kind: "text",
      half: true,
      hint: booking.vehicle.hint,
      checks: needed(booking.vehicle.missing.title, booking.vehicle.missing.text),
    },
    {
      name: "suburb",
      label: "Suburb",
      kind: "text",
      autoComplete: "address-level2",
      half: true,
      hint: booking.suburbHint,
      checks: needed("Suburb Required", "Please enter your suburb for mobile service."),
    },
    {
      name: "service",
      label: "Service",
      kind: "select",
      noDefault: true,
      checks: needed("Service Required", "Please select a service to continue."),
    },
    { name: "vehicle_size", label: estimate.size, kind: "radios", noDefault: true },
    {
      name: "cars",
      label: booking.howMany,
      kind: "select",
      half: true,
      hint: "More than five? Tell us in the comments.",
      options: ["1", "2", "3", "4", "5"].map((value) => ({ value, label: value })),
    },
    { name: "how_often", label: "How often?", kind: "radios" },
    { name: "add_ons", label: "Add-ons", kind: "checkboxes" },
    { name: "condition", label: "Condition", kind: "checkboxes" },
    { name: "price_estimate", label: "Estimate", kind: "hidden" },
    { name: "region", label: "Region", kind: "hidden" },
    { name: "price_shown", label: "Price shown", kind: "hidden" },
    { name: "preferred_days", label: "Preferred days", kind: "checkboxes" },
    {
      name: "preferred_time",
      label: "Preferred time",
      kind: "select",
      noDefault: true,
      options: ["Morning", "Middle of the day", "Afternoon"].map((value) => ({
        value,
        label: value,
      })),
    },
    {
      name: "contact_method",
      label: "How should we contact you?",
      kind: "radios",
      options: [
        { value: "sms", label: "SMS" },
        { value: "email", label: "Email" },
        { value: "phone", label: "Call" },
      ],
    },
    {
      name: "utilities",
      label: "Are power and water available?",
      kind: "radios",
      options: [
        { value: "yes", label: "Yes" },
        { value: "no", label: "No" },
      ],
    },
    { name: "referral", label: "How did you hear about us?", kind: "text" },
    {
      name: "message",
      label: "Comments",
      kind: "textarea",
      hint: booking.messageHint,
    },
    {
      name: "consent",
      label: "Consent",
      kind: "checkbox",
      checks: needed(
        "Contact Permission Required",
        "Please provide your consent to proceed with the booking.",
      ),
    },
  ] as const satisfies readonly Field[];

export type BookingFieldName = ReturnType<typeof bookingFields>[number]["name"];

/** The booking form in the words of the content. */
export const bookingForm = (words: BookingWords): FormDefinition => ({
  id: "booking",
  fields: bookingFields(words),
  sent: {
    title: "Booking Request Submitted",
    description: "We'll contact you shortly to confirm your appointment.",
  },
  // Full Detail, Marsden, 7KQ2-M9XD
  subject: (answers, reference) =>
    [answerOf(answers, "service"), answerOf(answers, "suburb").trim(), reference]
      .filter(Boolean)
      .join(", "),
});

/** The field of a name. Throws if there is none, which the type of the name rules out. */
export function bookingField({ fields }: FormDefinition, name: BookingFieldName): Field {
  return required(
    fields.find((field) => field.name === name),
    `the booking form's field ${name}`,
  );
}
