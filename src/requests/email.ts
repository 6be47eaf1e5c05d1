// The expression of the HTML standard, which is what a browser checks an email field by:
// https://html.spec.whatwg.org/multipage/input.html#valid-e-mail-address
const browserRule =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)*$/i;

/** What a browser accepts in an email field: `a@b` is, an address with a space in it is not. */
export function isBrowserEmail(address: string): boolean {
  return browserRule.test(address);
}

/** Text, at sign, text, dot, text. */
export function looksLikeEmail(address: string): boolean {
  return /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(address.trim());
}

/** An address without what comes along when it is pasted: characters of no width, and blanks before and behind. */
export function cleanEmail(address: string): string {
  return address.replace(/[\u00ad\u200b-\u200f\u2060\ufeff]/g, "").trim();
}
