import type { Answers } from "@/requests/question";

/** A request, as the link for the desk has it. */
export const request: Answers = [
  ["reference", "7KQ2-M9XD"],
  ["sent", "2026-11-24"],
  ["full_name", "José O'Brien"],
  ["phone", "0491 570 156"],
  ["email", "jo@test.example"],
  ["vehicle", "Mazda <b>3</b> 🚗"],
  ["suburb", "Marsden"],
  ["preferred_days", "Monday"],
  ["preferred_days", "Friday"],
  ["service", "Full Detail"],
  ["vehicle_size", "Small Vehicle"],
  ["add_ons", "Hand Wax"],
  ["price_shown", "From $1,250"],
  ["contact_method", "sms"],
];

/** The request with the owner's offer. */
export const quote: Answers = [
  ...request,
  ["price", "420"],
  ["day", "2026-12-03"],
  ["time", "09:30"],
];
