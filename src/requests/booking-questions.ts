import { pages } from "@/site/pages";
import { emailQuestion, isBrowserEmail } from "./email";
import { answerOf, type FormDefinition, type Question, requiredCheck, yesOrNo } from "./question";

const aboutYou = [
  {
    name: "full_name",
    label: "Full name",
    kind: "text",
    autoComplete: "name",
    spellCheck: false,
    checks: requiredCheck("Name Required", "Please enter your full name."),
  },
  {
    name: "phone",
    label: "Phone",
    hint: "So we can reach you on the day.",
    kind: "tel",
    autoComplete: "tel",
    half: true,
    checks: requiredCheck("Phone Required", "Please enter your phone number."),
  },
  {
    ...emailQuestion,
    hint: "In case you'd rather have your quote by email.",
    checks: [
      {
        title: "Valid Email Required",
        text: "Please enter a valid email address.",
        fails: (answer: string) => !isBrowserEmail(answer),
      },
    ],
  },
] as const satisfies readonly Question[];

const yourCar = [
  {
    name: "vehicle",
    label: "Vehicle make and model",
    kind: "text",
    half: true,
    hint: "For example Mazda CX-5, 2019.",
    checks: requiredCheck("Vehicle Details Required", "Please enter your vehicle make and model."),
  },
  {
    name: "suburb",
    label: "Suburb",
    kind: "text",
    autoComplete: "address-level2",
    half: true,
    hint: "Where the car will be.",
    checks: requiredCheck("Suburb Required", "Please enter your suburb for mobile service."),
  },
  { name: "preferred_days", label: "Preferred days", kind: "checkboxes" },
] as const satisfies readonly Question[];

const theJob = [
  {
    name: "service",
    label: "Service",
    kind: "select",
    noDefault: "Please select",
    checks: requiredCheck("Service Required", "Please select a service to continue."),
  },
  {
    name: "vehicle_size",
    label: "Vehicle size",
    kind: "radios",
    noDefault: true,
  },
  {
    name: "utilities",
    label: "Are power and water available?",
    topic: "whether power and water are available",
    kind: "radios",
    hint: "A tap and a power point within reach of the car. If not, tell us in the comments what is there.",
    options: yesOrNo,
  },
] as const satisfies readonly Question[];

const additions = [
  { name: "how_often", label: "How often?", topic: "how often", kind: "radios" },
  { name: "add_ons", label: "Add-ons", kind: "checkboxes" },
  { name: "condition", label: "Condition", kind: "checkboxes" },
  {
    name: "preferred_time",
    label: "Preferred time",
    kind: "select",
    noDefault: "No preference",
    options: ["Morning", "Middle of the day", "Afternoon"].map((value) => ({
      value,
      label: value,
    })),
  },
  { name: "price_estimate", label: "Estimate", topic: "", kind: "hidden" },
  { name: "price_shown", label: "Price shown", topic: "the price you saw", kind: "hidden" },
] as const satisfies readonly Question[];

const tellUsMore = [
  {
    name: "contact_method",
    label: "How should we contact you?",
    topic: "how to contact you",
    kind: "radios",
    options: [
      { value: "sms", label: "SMS" },
      { value: "email", label: "Email" },
      { value: "phone", label: "Phone" },
    ],
  },
  { name: "referral", label: "How did you hear about us?", topic: "how you know us", kind: "text" },
  {
    name: "message",
    label: "Comments",
    kind: "textarea",
    hint: "Stains, where it's parked, a second car: anything we should know.",
  },
] as const satisfies readonly Question[];

const consent = [
  {
    name: "consent",
    label: "Consent",
    topic: "",
    kind: "checkbox",
    checks: requiredCheck(
      "Contact Permission Required",
      "Please provide your consent to proceed with the booking.",
    ),
  },
] as const satisfies readonly Question[];

/**
 * Every question of the booking form, with the words of its toast, in the order in which it is
 * shown, checked, focused and sent. Specification, sections 3 and 5; our own additions are how
 * often, add-ons, condition, the price shown, days and time.
 */
export const bookingQuestions = [
  ...aboutYou,
  ...yourCar,
  ...theJob,
  ...additions,
  ...tellUsMore,
  ...consent,
];

export type BookingQuestionName = (typeof bookingQuestions)[number]["name"];

/** The booking form. */
export const bookingForm: FormDefinition = {
  id: "booking",
  questions: bookingQuestions,
  sections: [
    { title: "About you", questions: aboutYou },
    { title: "Your car", questions: yourCar },
    {
      title: "The job",
      questions: theJob,
      more: { title: "Add-ons, time and more", questions: additions },
    },
    { more: { title: "Tell us more", questions: tellUsMore } },
    { questions: consent },
  ],
  button: "Send booking request",
  next: pages.thanks.path,
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
