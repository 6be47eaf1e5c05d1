import { markOutline, themeColour } from "./brand";

/** An icon of the site, as `<link rel="icon">` and https://www.w3.org/TR/appmanifest/#icons-member describe it. */
interface AppIcon {
  path: string;
  type: string;
  /** `192x192`; `any` for a drawing. */
  sizes: string;
}

const drawing: AppIcon = { path: "/icons/icon.svg", type: "image/svg+xml", sizes: "any" };

/** The mark on its ground in as few characters as can be: in a browser's tab it is 16 pixels wide and shows no veins. */
const tabIcon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-5 -5 42 42"><path d="M-9-9h50v50H-9" fill="${themeColour}"/><path d="${markOutline}" fill="#fff"/></svg>`;

/**
 * Icons browsers show for a page. The drawing stands in the page itself, where it shares its lines with the logo and
 * costs less than asking for it; the square of 48 pixels is for those that take no drawing, and for search engines.
 */
export const pageIcons: readonly AppIcon[] = [
  { path: "/icons/icon-48.png", type: "image/png", sizes: "48x48" },
  { ...drawing, path: dataAddress(tabIcon) },
];

/** An SVG document as an address of its own (https://www.rfc-editor.org/rfc/rfc2397). */
function dataAddress(svg: string): string {
  return `data:image/svg+xml,${svg.replaceAll('"', "'").replace(/[%#]/g, encodeURIComponent)}`;
}

/** The icon iPhones put on the home screen: 180 by 180 pixels, without transparency. */
export const appleTouchIcon = "/icons/apple-touch-icon.png";

/** Icons of the installed site. The maskable one keeps its drawing within the middle 80 %. */
export const manifestIcons: readonly (AppIcon & { purpose: "any" | "maskable" })[] = [
  { ...drawing, purpose: "any" },
  { path: "/icons/icon-192.png", type: "image/png", sizes: "192x192", purpose: "any" },
  { path: "/icons/icon-512.png", type: "image/png", sizes: "512x512", purpose: "any" },
  {
    path: "/icons/icon-maskable-512.png",
    type: "image/png",
    sizes: "512x512",
    purpose: "maskable",
  },
];
