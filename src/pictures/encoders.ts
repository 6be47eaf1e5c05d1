import sharp, { type AvifOptions, type Sharp, type WebpOptions } from "sharp";

/**
 * Encoder settings, chosen by measuring two heroes, two gallery pictures and one job. Quality is the SSIM of the luma in windows
 * of 8×8 pixels, compared with the same picture uncompressed.
 *
 * - AVIF quality 48: over the demonstration's pictures at that time, the median SSIM was 0.96 and the lowest 0.94. The
 *   heaviest hero had 22 KB at 800×450 and 39 KB at 1200×675. The heaviest gallery picture, scratched paint that is all
 *   texture, had 29 KB at 750×563. At quality 55 the heaviest hero had 51 KB; at 40 texture was lost (SSIM 0.91).
 * - AVIF effort 3, where sharp's default is 4: four times as fast for 4 % more bytes at the same SSIM. Effort 2 gives 11 %
 *   more bytes than 4. Efforts 5 and 6 save 1–2 % and take 1.3 and 2.7 times as long.
 * - AVIF effort 1 for widths above 800 pixels, which are two thirds of the work for a hero: a third of the time for 10 % more
 *   bytes (2 KB at 1200×675; SSIM 0.968 instead of 0.969). Phones with 2 device pixels per CSS pixel need no such width.
 * - Half the colour samples (4:2:0), where sharp's default is 4:4:4: 15 % faster and 1–3 % fewer bytes. Red paint and an
 *   orange polishing pad, enlarged to twice their size, looked the same.
 * - WebP quality 60: about the same SSIM as AVIF 48 for 15–35 % more bytes. Effort 2, where sharp's default is 4, is 40 %
 *   faster for 5 % more bytes, and only browsers without AVIF load these files.
 */
export const encoders = {
  avifOptions: { quality: 48 },
  webpOptions: { quality: 60 },
  jpgOptions: { quality: 78 },
} as const;

/**
 * Encoder settings for a picture of a width in pixels. Effort goes from 0, the fastest, to 9 for AVIF and 6 for WebP, the
 * smallest files.
 */
const defaultsFor = (width: number): { avif: AvifOptions; webp: WebpOptions } => ({
  avif: { effort: width > 800 ? 1 : 3, chromaSubsampling: "4:2:0" },
  webp: { effort: 2 },
});

/**
 * Sets the defaults of sharp's encoders for the whole process, by wrapping two methods of its prototype, because sharp has no
 * global defaults. gatsby-plugin-sharp 5.16 passes only the quality of `avifOptions` and `webpOptions` to sharp
 * (process-file.js) and drops everything else, even the `speed` that it documents. `overrides` in package.json ensures that
 * the plugin and this file use the same copy of sharp.
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

/** The width in pixels with which `resize` was called, or -1 if it wasn't. sharp's types don't mention this property. */
const widthOf = (picture: Sharp) =>
  (picture as unknown as { options: { width: number } }).options.width;
