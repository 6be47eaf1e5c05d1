/** Something wrong with a built file. */
export interface SiteViolation {
  /** Path from the root of the built site: `/about/index.html`. */
  file: string;
  /** What is wrong, as the rest of a sentence about the file. */
  text: string;
}

/** A violation as a line for a person: `about/index.html: links to /nowhere, which does not exist`. */
export function formatViolation({ file, text }: SiteViolation): string {
  return `${file.replace(/^\//, "")}: ${text}`;
}
