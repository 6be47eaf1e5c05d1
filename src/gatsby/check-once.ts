import path from "node:path";
import { checkContent } from "@/content/check/check-content";
import type { CheckedContent } from "@/content/check/checked-content";
import { readContentFolder } from "@/content/read/read-content-folder";

let content: Promise<CheckedContent> | undefined;

/**
 * The checked content, as it was at the first call: checking decodes every picture, so it happens
 * only once.
 */
export const checkOnce = (): Promise<CheckedContent> =>
  (content ??= readContentFolder(path.resolve("content")).then((folder) => checkContent(folder)));
