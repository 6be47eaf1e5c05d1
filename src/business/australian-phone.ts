/**
 * Whether a phone number is Australian: ten digits with an area code, a 13, 1300 or 1800 number, or +61 in place of the
 * leading 0.
 */
export function isAustralianPhone(number: string): boolean {
  const digits = digitsOf(number).replace(/^\+61/, "0");
  return /^(0[23478]\d{8}|1[38]00\d{6}|13\d{4})$/.test(digits);
}

/** Whether a phone number takes text messages: any but an Australian landline or 13 number. */
export function canReceiveSms(number: string): boolean {
  return !isAustralianPhone(number) || /^(\+61|0)4/.test(digitsOf(number));
}

/** The digits of a number and a leading plus. The zero of `+61 (0)4 …` is for calls from Australia only. */
export function digitsOf(number: string): string {
  return number.replace(/^(\s*\+\d+\s*)\(0\)/, "$1").replace(/[^\d+]/g, "");
}
