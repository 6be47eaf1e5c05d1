/**
 * The numbers of Australia's plan, without their leading zero: landlines and mobiles with their
 * area code, 1300 and 1800, and 13 (https://www.acma.gov.au/australian-numbering-plan).
 */
const national = /^([23478]\d{8}|1[38]00\d{6}|13\d{4})$/;

/**
 * The E.164 form of a phone number in any form that people write in Australia: `61 491 570 156` and
 * `+61 (0)491 570 156` give `+61491570156`. Undefined for anything else, such as a number without
 * its area code or from abroad.
 */
export function internationalPhone(phone: string): string | undefined {
  if (/\p{Letter}/u.test(phone)) return undefined;
  const digits = phone
    .normalize("NFKC")
    .replace(/[^\d+]/g, "")
    .replace(/^(0011|00)\+?(?=[1-9])/, "+");
  if (digits.startsWith("+61")) return australian(digits.slice(3).replace(/^0/, ""));
  // Eight digits after 61 may be a local number of Canberra or Perth that begins with 61.
  if (/^61\d{9,}$/.test(digits)) return australian(digits.slice(2).replace(/^0/, ""));
  // A mobile that has lost its zero in a spreadsheet. Landlines would look like numbers from
  // abroad.
  return /^(0[23478]|1|4\d{8}$)/.test(digits) ? australian(digits.replace(/^0/, "")) : undefined;
}

const australian = (rest: string) => (national.test(rest) ? `+61${rest}` : undefined);

/** Whether a phone number takes text messages: an Australian mobile does. */
export function canReceiveSms(phone: string): boolean {
  return internationalPhone(phone)?.startsWith("+614") === true;
}
