/** A landline or mobile after its zero or +61, or a number that begins with 1300, 1800 or 13. */
const number = String.raw`(?:0|\+61)[23478]\d{8}|1[38]00\d{6}|13\d{4}`;

/** The first whole number of a text without its spaces and marks. Another one may follow. */
const firstNumber = new RegExp(String.raw`(?<![\d+])(?:${number})(?=\D|$|${number})`);

const withoutMarks = (text: string) => text.replace(/[^\d+\p{Letter}]/gu, "");

/**
 * The E.164 form of the first whole number in a text, by Australia's plan
 * (https://www.acma.gov.au/australian-numbering-plan): `0491 570 156 (Sam)` gives `+61491570156`.
 * Undefined if there is none, such as for a number without its area code or from abroad.
 */
export function internationalPhone(phone: string): string | undefined {
  return firstNumber.exec(withoutMarks(phone))?.[0].replace(/^(?:0|\+61)?/, "+61");
}

/** Whether a text is one Australian number and nothing else. */
export function isOnePhone(text: string): boolean {
  const typed = withoutMarks(text);
  return firstNumber.exec(typed)?.[0] === typed;
}

/** Whether a phone number takes text messages: an Australian mobile does. */
export function canReceiveSms(phone: string): boolean {
  return internationalPhone(phone)?.startsWith("+614") === true;
}
