const weights = [10, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19];

/**
 * Whether a text is an Australian Business Number, with or without spaces. The rule is at
 * https://abr.business.gov.au/Help/AbnFormat: subtract 1 from the first digit; the weighted sum of all digits is divisible
 * by 89.
 */
export function isAbn(text: string): boolean {
  const digits = text.replace(/ /g, "");
  if (!/^\d{11}$/.test(digits)) return false;
  const sum = weights.reduce(
    (total, weight, index) => total + weight * (Number(digits[index]) - (index === 0 ? 1 : 0)),
    0,
  );
  return sum % 89 === 0;
}
