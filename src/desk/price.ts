/** A price as people write it: `320`, `$320`, `1,250`, `320.00`, `320 AUD`. */
const written = /^(?:A?\$|AUD)? ?(\d{1,5}|\d{1,2}[, ]\d{3})(?:\.00?)? ?(?:\$|AUD|dollars?)?$/i;

/**
 * The price in a text, in whole dollars from 1 to 99,999. Undefined for anything else, such as cents or a minus: a price is
 * never guessed.
 */
export function readPrice(text: string): number | undefined {
  const [, digits] = written.exec(text.normalize("NFKC").trim()) ?? [];
  const price = Number(digits?.replace(/\D/g, ""));
  return price > 0 && !digits?.startsWith("0") ? price : undefined;
}

/** What is wrong with a price that was typed; undefined if nothing is, or if nothing was typed. */
export function priceProblem(text: string): string | undefined {
  if (text.trim() === "" || readPrice(text) !== undefined) return undefined;
  return `“${text.trim()}” is not a price in whole dollars. Write one from 1 to 99,999, such as 320.`;
}

/** The first price in a text, in whole dollars: `From $1,250` → `1250`. Empty if there is none. */
export function firstPrice(text: string): string {
  return /\$([\d,]+)/.exec(text)?.[1]?.replace(/,/g, "") ?? "";
}
