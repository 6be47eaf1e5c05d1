import {
  answerOf,
  type FormDefinition,
  type Question,
  requiredCheck,
  yesOrNo,
} from "@/requests/question";
import { quoteAccepted } from "@/site/paths";

/** What accepting a quote sends: what it says, and what the owner needs on the day. */
export const acceptQuestions: readonly Question[] = [
  { name: "full_name", label: "Full name", kind: "hidden" },
  { name: "phone", label: "Phone", kind: "hidden" },
  { name: "service", label: "Service", kind: "hidden" },
  { name: "suburb", label: "Suburb", kind: "hidden" },
  { name: "price", label: "Price", kind: "hidden" },
  { name: "date", label: "Date", kind: "hidden" },
  {
    name: "street",
    label: "Street and number",
    kind: "text",
    autoComplete: "address-line1",
    spellCheck: false,
    checks: requiredCheck("Street Required", "Please enter the street and number."),
  },
  {
    name: "access",
    label: "Gate, dog, key: how do we get to the car?",
    kind: "text",
  },
  {
    name: "utilities",
    kind: "radios",
    options: yesOrNo,
    label: "Are a tap and a power point within reach of the car?",
    // Asked again, because the answer in the request may be the form's default.
    noDefault: true,
    checks: requiredCheck(
      "Answer Required",
      "Please say whether there are a tap and a power point.",
    ),
  },
];

/** The form that accepts a quote. */
export const acceptForm: FormDefinition = {
  id: "quote",
  questions: acceptQuestions,
  button: "Accept",
  next: quoteAccepted,
  subject: (answers, reference) =>
    `Quote accepted: ${answerOf(answers, "service")}, ${answerOf(answers, "suburb")}, ${reference}`,
  plainSubject: "Quote accepted",
};
