import type { FormsEnvironment } from "../../requests/form-settings";
import type { CheckedContent, ContentFolder } from "../checked-content";
import type { ContentProblem } from "../problem";

/** What a rule gets to see. */
export interface RuleInput {
  folder: ContentFolder;
  content: CheckedContent;
  /** `YYYY-MM-DD`, if known. */
  today: string | undefined;
  /** Variables that override the owner's settings. */
  environment: CheckEnvironment;
}

/** Environment variables that change what is published. */
export type CheckEnvironment = FormsEnvironment & { SITE_URL?: string | undefined };

/** Checks the whole content and returns its problems. */
export type Rule = (input: RuleInput) => ContentProblem[];
