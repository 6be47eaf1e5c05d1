import { markOutline, markVeins, shareColours } from "../site/head/brand";
import { sharePicture } from "../site/picture-sets";

/** Where the words of a share picture stand: pixels from its left and its upper edge, and their height. */
export const shareWords = {
  name: { left: 164, top: 484, pixels: 50 },
  line: { left: 166, top: 548, pixels: 27 },
} as const;

const { ground, mark } = shareColours;

/**
 * What lies over the page's own picture when it is shared: the dark ground rising from below, and the mark beside the
 * place of the words. An SVG document as large as the picture.
 */
export function drawShareBand(): string {
  const { width, height } = sharePicture;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
<linearGradient id="fade" x1="0" y1="0" x2="0" y2="1">
<stop offset="0.4" stop-color="${ground}" stop-opacity="0"/>
<stop offset="0.74" stop-color="${ground}" stop-opacity="0.86"/>
<stop offset="1" stop-color="${ground}" stop-opacity="0.96"/>
</linearGradient>
<rect width="${width}" height="${height}" fill="url(#fade)"/>
<g transform="translate(48 472) scale(3.4)">
<path d="${markOutline}" fill="${mark}"/>
<path d="${markVeins}" fill="none" stroke="${ground}" stroke-width="1.6" stroke-linecap="round"/>
</g>
</svg>`;
}
