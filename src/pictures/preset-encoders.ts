import sharp, { type AvifOptions, type Sharp, type WebpOptions } from "sharp";

/**
 * Sets what sharp's encoders do wherever a caller does not say. gatsby-plugin-sharp 5.16 hands the quality of
 * `avifOptions` and `webpOptions` to sharp and drops everything else (process-file.js), also the `speed` that its
 * documentation names; sharp has no global defaults. Both use the same copy of sharp, which `overrides` in
 * package.json sees to.
 */
export function presetEncoders(
  defaults: (width: number) => { avif: AvifOptions; webp: WebpOptions },
): void {
  const prototype = sharp.prototype as Sharp;
  const { avif, webp } = prototype;
  prototype.avif = function (this: Sharp, options?: AvifOptions) {
    return avif.call(this, { ...defaults(widthOf(this)).avif, ...options });
  };
  prototype.webp = function (this: Sharp, options?: WebpOptions) {
    return webp.call(this, { ...defaults(widthOf(this)).webp, ...options });
  };
}

/** The width in pixels that was asked of `resize`; -1 where none was. sharp keeps it, and its types do not say so. */
const widthOf = (picture: Sharp) =>
  (picture as unknown as { options: { width: number } }).options.width;
