import { type Question, yesOrNo } from "./question";

/** What the owner needs on the day. The browser checks what is required. */
export const acceptQuestions: readonly Question[] = [
  {
    name: "street",
    label: "Street and number",
    kind: "text",
    autoComplete: "address-line1",
    spellCheck: false,
    checks: [],
  },
  {
    name: "access",
    label: "Gate, dog, key: how do we get to the car?",
    topic: "how to get to the car",
    kind: "text",
  },
  {
    name: "utilities",
    kind: "radios",
    options: yesOrNo,
    label: "Are a tap and a power point within reach of the car?",
    topic: "whether a tap and power are near",
    // Asked again, because the answer in the request may be the form's default.
    noDefault: true,
    checks: [],
  },
];
