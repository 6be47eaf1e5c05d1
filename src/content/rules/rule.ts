import type { FormsEnvironment } from "../../site/form-settings";
import type { CheckedContent, ContentFolder } from "../checked-content";
import type { SourceFile } from "../parse-source";
import type { ContentProblem } from "../problem";
import { fieldName } from "../validate";

/** What a rule may look at. */
export interface RuleInput {
  folder: ContentFolder;
  content: CheckedContent;
  /** Addresses of all pages. */
  pages: ReadonlySet<string>;
  /** `YYYY-MM-DD`, where it is known. */
  today: string | undefined;
  /** Variables that stand above the owner's settings. */
  environment: CheckEnvironment;
}

/** Environment variables that change what is published. */
export type CheckEnvironment = FormsEnvironment & { SITE_URL?: string | undefined };

/** Looks at the whole content and names what is wrong with it. */
export type Rule = (input: RuleInput) => ContentProblem[];

type Words = Pick<ContentProblem, "found" | "fix"> &
  Partial<Pick<ContentProblem, "severity" | "seen" | "example" | "field" | "line" | "cause">>;

/** A problem at a key of a file; what must be fixed, unless it says otherwise. */
export function problemAt(
  source: SourceFile,
  path: readonly PropertyKey[],
  words: Words,
): ContentProblem {
  return {
    severity: "error",
    file: source.file,
    line: source.lineOf(path),
    field: fieldName(path),
    ...words,
  };
}

/** A problem of a file as a whole. `file` is its path below `content/`. */
export function problemOf(file: string, words: Words): ContentProblem {
  return { severity: "error", file: `content/${file}`, line: 1, field: "", ...words };
}
