import { themeColour } from "./brand";

/** The mark of the logo, drawn in a square of 32: a gum leaf that is also a drop of water. A test compares it with components/logo. */
export const markOutline =
  "M16 1.5C9 9.5 5.5 14.6 5.5 20a10.5 10.5 0 0 0 21 0C26.5 14.6 23 9.5 16 1.5Z";
export const markVeins = "M16 9v18.5M16 16.5l4.6-4M16 22l5.6-5M16 19.5l-4-3.6";

/** The mark on its ground in as few characters as can be: in a browser's tab it is 16 pixels wide and shows no veins. */
export function drawTabIcon(): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-5 -5 42 42"><path d="M-9-9h50v50H-9" fill="${themeColour}"/><path d="${markOutline}" fill="#fff"/></svg>`;
}
