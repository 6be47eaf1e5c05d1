import sharp, { type AvifOptions, type Sharp } from "sharp";

/**
 * Sets how hard sharp's AVIF encoder tries wherever a caller does not say. gatsby-plugin-sharp 5.16 hands the quality
 * of `avifOptions` to sharp and drops everything else (process-file.js), also the `speed` that its documentation
 * names; sharp has no global default. Both use the same copy of sharp, which `overrides` in package.json sees to.
 */
export function presetAvifEffort(effort: number): void {
  const prototype = sharp.prototype as Sharp;
  const { avif } = prototype;
  prototype.avif = function (this: Sharp, options?: AvifOptions) {
    return avif.call(this, { effort, ...options });
  };
}
