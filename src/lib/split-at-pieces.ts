const month = String.raw`(?:Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sept?(?:ember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?)(?!\p{L})`;

/** What stays on one line, as a group of a regular expression. */
const piece = [
  // A range with its unit: `2–4 weeks`, `30–45 min away`.
  String.raw`\$?\d[\d.]*–\$?\d[\d.]*(?: min away| \p{L}+)?`,
  // An hour: `at 9:30am`.
  String.raw`(?:at )?\d{1,2}(?::\d\d)?[ap]m(?!\p{L})`,
  // A date: `29 Nov 2026`, `3 December`, `May 2025`.
  String.raw`\d{1,2} ${month}(?: \d{4})?|${month} \d{4}`,
  // A time of reading: `9 min`.
  String.raw`\d+ min(?!\p{L})`,
].join("|");

/** Splits a text at its ranges, hours, dates and times of reading: every second part is one. */
export const splitAtPieces = (text: string): string[] => text.split(new RegExp(`(${piece})`, "u"));
