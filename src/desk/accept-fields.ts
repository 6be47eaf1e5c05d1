import { bookingField } from "@/requests/booking-fields";
import { type Field, requiredCheck } from "@/requests/field";

/** What is asked when a quote is accepted: everything that the owner needs on the day and doesn't know yet. */
export const acceptFields: readonly Field[] = [
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
    options: bookingField("utilities").options ?? [],
    label: "Are a tap and a power point within reach of the car?",
    // Asked again, because the answer in the request may be the form's default.
    noDefault: true,
    checks: requiredCheck(
      "Answer Required",
      "Please say whether there are a tap and a power point.",
    ),
  },
];
