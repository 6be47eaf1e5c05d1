import type { ContentCopy } from "../content-copy";
import type { Severity } from "../../../src/content/problem";

// The files that are spoilt.
export const service = "services/basic-detail/index.md";
export const article = "blog/remove-coffee-stains-car-interior/index.md";
export const job = "portfolio/white-van-clean-underwood/index.md";
export const region = "regions/logan/index.md";
export const about = "pages/about/index.md";

/** One kind of bad content: what is done, and what the check has to say of it. */
export interface Bad {
  what: string;
  /** What is put in the place of what in the file, or below it; or what else is done to the content. */
  change:
    | readonly [from: string | RegExp, to: string]
    | { append: string }
    | ((content: ContentCopy) => void);
  /** Part of the line that is named, or its number, where that is neither what was put there nor the first. */
  at?: string | number;
  /** What the owner reads, or how it begins: the file below content/ without its line, the key, what was found and what to do. */
  says: string;
  severity?: Severity;
  /** How many problems of this file the change makes, where it is not one. */
  problems?: number;
}
