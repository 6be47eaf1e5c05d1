import type { CheckedContent } from "./checked-content";
import { everyValue } from "./rules/every-value";

/** The files with `sample: true`, which the owner has to replace before the site is opened. */
export const filesWithSamples = (content: CheckedContent): string[] => [
  ...new Set(
    everyValue(content)
      .filter(({ path, value }) => path.at(-1) === "sample" && value === true)
      .map(({ source }) => source.file),
  ),
];
