import sharp, { type AvifOptions, type Sharp, type WebpOptions } from "sharp";

/**
 * Encoder settings, chosen by measuring heroes, gallery pictures and a job. At AVIF quality 40
 * texture is lost, and at 55 heroes are a quarter heavier. Effort 3 is four times as fast as
 * sharp's default for 4 % more bytes; above 800 pixels, effort 1 takes a third of that time. WebP
 * at 60 looks about the same.
 */
export const encoders = {
  avifOptions: { quality: 48 },
  webpOptions: { quality: 60 },
  jpgOptions: { quality: 78 },
} as const;

/**
 * Encoder settings for a picture of a width in pixels. Effort goes from 0, the fastest, to 9 for
 * AVIF and 6 for WebP, the smallest files.
 */
const defaultsFor = (width: number): { avif: AvifOptions; webp: WebpOptions } => ({
  avif: { effort: width > 800 ? 1 : 3, chromaSubsampling: "4:2:0" },
  webp: { effort: 2 },
});

/**
 * Sets the defaults of sharp's encoders for the whole process, by wrapping two methods of its
 * prototype, because sharp has no global defaults. gatsby-plugin-sharp 5.16 passes only the quality
 * of `avifOptions` and `webpOptions` to sharp (process-file.js). `overrides` in package.json makes
 * both use the same copy of sharp.
 */
export function setEncoderDefaults(): void {
  const prototype = sharp.prototype as Sharp;
  const { avif, webp } = prototype;
  prototype.avif = function (this: Sharp, options?: AvifOptions) {
    return avif.call(this, { ...defaultsFor(widthOf(this)).avif, ...options });
  };
  prototype.webp = function (this: Sharp, options?: WebpOptions) {
    return webp.call(this, { ...defaultsFor(widthOf(this)).webp, ...options });
  };
}

/** The width that `resize` was called with, or -1. sharp's types don't mention this property. */
const widthOf = (picture: Sharp) =>
  (picture as unknown as { options: { width: number } }).options.width;
