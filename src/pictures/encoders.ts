import sharp, { type AvifOptions, type Sharp, type WebpOptions } from "sharp";

/**
 * Encoder settings, chosen by measurement (SSIM of the luma, 8×8 windows, against the same picture uncompressed; two
 * heroes, two gallery pictures, one job).
 *
 * - AVIF 48: over the demo pictures of that time the median SSIM is 0.96 and the lowest 0.94. The heaviest hero is
 *   22 KB at 800×450 and 39 KB at 1200×675, the heaviest gallery picture (scratched paint, all texture) 29 KB at
 *   750×563. At 55 the heaviest hero takes 51 KB; at 40 texture goes (SSIM 0.91).
 * - Effort 3 in place of sharp's 4: four times as fast for 4 % more bytes at the same SSIM. 2 takes 11 % more bytes
 *   than 4; 5 and 6 save 1–2 % and take 1.3 and 2.7 times as long.
 * - Effort 1 for what is wider than 800 pixels, two thirds of the work of a hero: a third of the time for 10 % more
 *   bytes (2 KB at 1200×675; SSIM 0.968 and 0.969). Phones of 2× take nothing so wide.
 * - Half the colour samples (4:2:0) in place of sharp's 4:4:4: 15 % faster for 1 to 3 % fewer bytes; enlarged
 *   twice, red paint and an orange polishing pad look the same.
 * - WebP 60: about the SSIM of AVIF 48, for 15–35 % more bytes. Effort 2 in place of sharp's 4: 40 % faster for 5 %
 *   more bytes, in files that only browsers without AVIF ask for.
 */
export const encoders = {
  avifOptions: { quality: 48 },
  webpOptions: { quality: 60 },
  jpgOptions: { quality: 78 },
} as const;

/**
 * Encoder settings for a picture of that width in pixels: effort, from 0 (fast) to 9 for AVIF and 6 for WebP (small), and
 * AVIF's colour samples.
 */
const defaultsFor = (width: number): { avif: AvifOptions; webp: WebpOptions } => ({
  avif: { effort: width > 800 ? 1 : 3, chromaSubsampling: "4:2:0" },
  webp: { effort: 2 },
});

/**
 * Sets the defaults of sharp's encoders. gatsby-plugin-sharp 5.16 passes only the quality of `avifOptions` and
 * `webpOptions` to sharp and drops everything else (process-file.js), including the `speed` in its documentation; sharp has
 * no global defaults. This reaches the plugin because both use the same copy of sharp, which `overrides` in package.json
 * ensures.
 */
export function presetEncoders(): void {
  const prototype = sharp.prototype as Sharp;
  const { avif, webp } = prototype;
  prototype.avif = function (this: Sharp, options?: AvifOptions) {
    return avif.call(this, { ...defaultsFor(widthOf(this)).avif, ...options });
  };
  prototype.webp = function (this: Sharp, options?: WebpOptions) {
    return webp.call(this, { ...defaultsFor(widthOf(this)).webp, ...options });
  };
}

/** The width in pixels that `resize` was called with, or -1 if none was. sharp keeps it, but its types don't mention it. */
const widthOf = (picture: Sharp) =>
  (picture as unknown as { options: { width: number } }).options.width;
