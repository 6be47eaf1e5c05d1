import { paths } from "@/site/paths";
import { emailQuestion, isBrowserEmail } from "./email";
import { answerOf, type FormDefinition, type Question, requiredCheck, yesOrNo } from "./question";

/**
 * Every question of the booking form, with the words of its toast, in the order in which it is
 * shown, checked, focused and sent. Specification, sections 3 and 5; our own additions are how
 * often, add-ons, condition, the price shown, days and time.
 */
export const bookingQuestions = [
  {
    name: "full_name",
    label: "Full name",
    group: "About you",
    kind: "text",
    autoComplete: "name",
    spellCheck: false,
    checks: requiredCheck("Name Required", "Please enter your full name."),
  },
  {
    name: "phone",
    label: "Phone",
    group: "About you",
    hint: "We text before we come.",
    kind: "tel",
    autoComplete: "tel",
    half: true,
    checks: requiredCheck("Phone Required", "Please enter your phone number."),
  },
  {
    ...emailQuestion,
    group: "About you",
    hint: "So we can send your quote in writing.",
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
    label: "Vehicle make and model",
    group: "Your car",
    kind: "text",
    half: true,
    hint: "For example Mazda CX-5, 2019.",
    checks: requiredCheck("Vehicle Details Required", "Please enter your vehicle make and model."),
  },
  {
    name: "suburb",
    label: "Suburb",
    group: "Your car",
    kind: "text",
    autoComplete: "address-level2",
    half: true,
    hint: "Where the car will be.",
    checks: requiredCheck("Suburb Required", "Please enter your suburb for mobile service."),
  },
  {
    name: "service",
    label: "Service",
    group: "The job",
    kind: "select",
    noDefault: "Please choose",
    checks: requiredCheck("Service Required", "Please select a service to continue."),
  },
  {
    name: "vehicle_size",
    label: "Vehicle size",
    group: "The job",
    kind: "radios",
    noDefault: true,
  },
  {
    name: "utilities",
    label: "Are power and water available?",
    group: "The job",
    kind: "radios",
    hint: "A tap and a power point within reach of the car. If not, tell us in the comments what is there.",
    options: yesOrNo,
  },
  {
    name: "how_often",
    label: "How often?",
    group: "The job",
    fold: "Add-ons, days and more",
    kind: "radios",
  },
  {
    name: "add_ons",
    label: "Add-ons",
    group: "The job",
    fold: "Add-ons, days and more",
    kind: "checkboxes",
  },
  {
    name: "condition",
    label: "Condition",
    group: "The job",
    fold: "Add-ons, days and more",
    kind: "checkboxes",
  },
  {
    name: "preferred_days",
    label: "Preferred days",
    group: "The job",
    fold: "Add-ons, days and more",
    kind: "checkboxes",
  },
  {
    name: "preferred_time",
    label: "Preferred time",
    group: "The job",
    fold: "Add-ons, days and more",
    kind: "select",
    noDefault: "No preference",
    options: ["Morning", "Middle of the day", "Afternoon"].map((value) => ({
      value,
      label: value,
    })),
  },
  { name: "price_estimate", label: "Estimate", group: "The job", kind: "hidden" },
  { name: "price_shown", label: "Price shown", group: "The job", kind: "hidden" },
  {
    name: "contact_method",
    label: "How should we contact you?",
    fold: "Tell us more",
    kind: "radios",
    options: [
      { value: "sms", label: "SMS" },
      { value: "email", label: "Email" },
      { value: "phone", label: "Phone" },
    ],
  },
  { name: "referral", label: "How did you hear about us?", fold: "Tell us more", kind: "text" },
  {
    name: "message",
    label: "Comments",
    fold: "Tell us more",
    kind: "textarea",
    hint: "Stains, where it's parked, a second car: anything we should know.",
  },
  {
    name: "consent",
    label: "Consent",
    kind: "checkbox",
    checks: requiredCheck(
      "Contact Permission Required",
      "Please provide your consent to proceed with the booking.",
    ),
  },
] as const satisfies readonly Question[];

export type BookingQuestionName = (typeof bookingQuestions)[number]["name"];

/** The booking form. */
export const bookingForm: FormDefinition = {
  id: "booking",
  questions: bookingQuestions,
  button: "Send booking request",
  next: paths.thanks,
  sent: {
    title: "Booking Request Submitted",
    description: "We'll contact you shortly to confirm your appointment.",
  },
  // Full Detail, Marsden, 7KQ2-M9XD
  subject: (answers, reference) =>
    [answerOf(answers, "service"), answerOf(answers, "suburb").trim(), reference]
      .filter(Boolean)
      .join(", "),
  plainSubject: "Booking request from the website",
};
