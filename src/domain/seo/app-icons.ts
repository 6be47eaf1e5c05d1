/** An icon in `static/`, as `<link rel="icon">` and https://www.w3.org/TR/appmanifest/#icons-member describe it. */
export interface AppIcon {
  path: string;
  type: string;
  /** `192x192`; `any` for a drawing. */
  sizes: string;
}

const drawing: AppIcon = { path: "/icons/icon.svg", type: "image/svg+xml", sizes: "any" };

/** Icons browsers show for a page. The square of 48 pixels is for those that take no drawing. */
export const pageIcons: readonly AppIcon[] = [
  { path: "/icons/icon-48.png", type: "image/png", sizes: "48x48" },
  drawing,
];

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
