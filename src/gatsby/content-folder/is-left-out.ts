import { existsSync, readFileSync } from "node:fs";
import { isDraftText } from "../../content/draft-text";
import { isPublishing } from "../environment";

/** Whether a build does not look at a file at all: a draft may be half written, in a form that stops other plugins. */
export function isLeftOut(file: string): boolean {
  return (
    isPublishing() &&
    file.endsWith("index.md") &&
    existsSync(file) &&
    isDraftText(readFileSync(file, "utf8"))
  );
}
