import sharp, { type AvifOptions, type Sharp } from "sharp";

/**
 * Sets what sharp's AVIF encoder does wherever a caller does not say. gatsby-plugin-sharp 5.16 hands the quality
 * of `avifOptions` to sharp and drops everything else (process-file.js), also the `speed` that its documentation
 * names; sharp has no global defaults. Both use the same copy of sharp, which `overrides` in package.json sees to.
 */
export function presetAvif(defaults: AvifOptions): void {
  const prototype = sharp.prototype as Sharp;
  const { avif } = prototype;
  prototype.avif = function (this: Sharp, options?: AvifOptions) {
    return avif.call(this, { ...defaults, ...options });
  };
}
