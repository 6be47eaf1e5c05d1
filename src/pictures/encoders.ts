import sharp, { type AvifOptions, type Sharp, type WebpOptions } from "sharp";

/**
 * Encoder settings, chosen by measuring heroes, gallery pictures and a job (SSIM of the luma against the same picture
 * uncompressed). AVIF quality 48 has a median SSIM of 0.96; at 40 texture is lost, and at 55 heroes are a quarter heavier.
 * AVIF effort 3 is four times as fast as sharp's default for 4 % more bytes; above 800 pixels, effort 1 takes a third of the
 * time for 10 % more. Half the colour samples (4:2:0) look the same and save 15 % of the time. WebP, which only browsers
 * without AVIF load, has about the same SSIM at quality 60.
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
