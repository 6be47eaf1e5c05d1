/**
 * A number of Australia's plan: a landline or mobile after its zero or +61, or one that begins with
 * 1300, 1800 or 13 (https://www.acma.gov.au/australian-numbering-plan).
 */
const australian = /^(?:0|\+61)([23478]\d{8})$|^(1[38]00\d{6}|13\d{4})$/;

/**
 * The E.164 form of a phone number: `0491 570 156` and `+61 491 570 156` give `+61491570156`.
 * Undefined for anything else, such as a number without its area code or from abroad.
 */
export function internationalPhone(phone: string): string | undefined {
  const [, withArea, without] = australian.exec(phone.replace(/[^\d+\p{Letter}]/gu, "")) ?? [];
  const number = withArea ?? without;
  return number && `+61${number}`;
}

/** Whether a phone number takes text messages: an Australian mobile does. */
export function canReceiveSms(phone: string): boolean {
  return internationalPhone(phone)?.startsWith("+614") === true;
}
