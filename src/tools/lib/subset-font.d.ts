/** The part of subset-font (https://github.com/papandreou/subset-font) that the command `fonts` uses; the package has no types of its own. */
declare module "subset-font" {
  interface SubsetOptions {
    targetFormat?: "sfnt" | "woff" | "woff2";
    /** Axes of a variable font to fix at a value. */
    variationAxes?: Record<string, number>;
    /** Tags of the OpenType features to keep; all where it is left out. */
    keepFeatures?: string[];
  }
  export default function subsetFont(
    font: Buffer,
    text: string,
    options?: SubsetOptions,
  ): Promise<Buffer>;
}
