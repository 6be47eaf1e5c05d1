import { themeColour } from "./brand";

/** The mark of the logo, drawn in a square of 32: a gum leaf that is also a drop of water. A test compares it with components/logo. */
export const markOutline =
  "M16 1.5C9 9.5 5.5 14.6 5.5 20a10.5 10.5 0 0 0 21 0C26.5 14.6 23 9.5 16 1.5Z";
export const markVeins = "M16 9v18.5M16 16.5l4.6-4M16 22l5.6-5M16 19.5l-4-3.6";

// Below this size in pixels side veins are nothing but grey; the middle one alone is drawn, and thicker.
const smallBelow = 32;
const middleVein = "M16 11v16.5";

export interface IconShape {
  /** Radius of the ground's corners, in parts of 32; 0 where the system cuts its own shape. */
  corner: number;
  /** Height of the mark as a share of the icon. */
  mark: number;
  /** The size in pixels it will be shown at; undefined for a drawing that is shown at any. */
  pixels?: number;
}

/** The site's icon as an SVG document: the mark, light, on the colour of the site. */
export function drawIcon({ corner, mark, pixels }: IconShape): string {
  const isSmall = pixels !== undefined && pixels < smallBelow;
  // The outline is 29 high and its middle lies at 16, as that of the icon.
  const scale = (mark * 32) / 29;
  const shift = 16 - 16 * scale;
  const [veins, width] = isSmall ? [middleVein, 4] : [markVeins, 1.9];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">
<rect width="32" height="32" rx="${corner}" fill="${themeColour}"/>
<g transform="translate(${round(shift)} ${round(shift)}) scale(${round(scale)})">
<path d="${markOutline}" fill="#fff"/>
<path d="${veins}" fill="none" stroke="${themeColour}" stroke-width="${width}" stroke-linecap="round"/>
</g>
</svg>
`;
}

/** The mark on its ground in as few characters as can be: in a browser's tab it is 16 pixels wide and shows no veins. */
export function drawTabIcon(): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-5 -5 42 42"><path d="M-9-9h50v50H-9" fill="${themeColour}"/><path d="${markOutline}" fill="#fff"/></svg>`;
}

function round(number: number): number {
  return Math.round(number * 1000) / 1000;
}

/**
 * Packs square PNGs into an ICO file, as browsers and Windows since Vista read it
 * (https://en.wikipedia.org/wiki/ICO_(file_format)): a header, one entry of 16 bytes per picture, the pictures.
 */
export function packIco(pictures: readonly { pixels: number; png: Uint8Array }[]): Uint8Array {
  const start = 6 + 16 * pictures.length;
  const file = new Uint8Array(start + pictures.reduce((sum, { png }) => sum + png.length, 0));
  const view = new DataView(file.buffer);
  view.setUint16(2, 1, true);
  view.setUint16(4, pictures.length, true);
  let offset = start;
  pictures.forEach(({ pixels, png }, index) => {
    const entry = 6 + 16 * index;
    // 256 does not fit into a byte and is written as 0.
    view.setUint8(entry, pixels % 256);
    view.setUint8(entry + 1, pixels % 256);
    view.setUint16(entry + 4, 1, true);
    view.setUint16(entry + 6, 32, true);
    view.setUint32(entry + 8, png.length, true);
    view.setUint32(entry + 12, offset, true);
    file.set(png, offset);
    offset += png.length;
  });
  return file;
}
