import path from "node:path";
import { checkContent } from "@/content/check/check-content";
import type { CheckedContent } from "@/content/check/checked-content";
import { readContentFolder } from "@/content/read/read-content-folder";

let content: Promise<CheckedContent> | undefined;

/** The content, checked at the first call only, because that decodes every picture. */
export const checkOnce = (): Promise<CheckedContent> =>
  (content ??= readContentFolder(path.resolve("content")).then((folder) => checkContent(folder)));
