/** Whether a phone number is one of Australia's: ten digits with an area, 13 or 1300 and 1800 numbers, +61 for the 0. */
export function isAustralianPhone(number: string): boolean {
  const digits = number.replace(/[^\d+]/g, "").replace(/^\+61/, "0");
  return /^(0[23478]\d{8}|1[38]00\d{6}|13\d{4})$/.test(digits);
}
