import type { CheckedContent } from "@/content/check/checked-content";
import type { ContentProblem } from "@/content/problem";
import type { ContentFolder } from "@/content/read/read-content-folder";
import type { FormsEnvironment } from "@/requests/form-settings";

/** What each rule is called with. */
export interface RuleInput {
  folder: ContentFolder;
  content: CheckedContent;
  /** `YYYY-MM-DD` in the business's time zone, if known. */
  today: string | undefined;
  /** Environment variables that override the owner's settings. */
  environment: CheckEnvironment;
}

export type CheckEnvironment = FormsEnvironment & { SITE_URL?: string | undefined };

/** Checks one thing in the whole content and returns the problems. */
export type Rule = (input: RuleInput) => ContentProblem[];
