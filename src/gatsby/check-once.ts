import path from "node:path";
import { checkContent } from "@/content/check/check-content";
import type { CheckedContent } from "@/content/check/checked-content";
import { publishingDay } from "@/content/read/publishing-day";
import { readContentFolder } from "@/content/read/read-content-folder";

let content: Promise<CheckedContent> | undefined;

/** The checked content, as it was at the first call: checking decodes every picture, so it happens only once. */
export const checkOnce = (): Promise<CheckedContent> => (content ??= check());

async function check(): Promise<CheckedContent> {
  const folder = await readContentFolder(path.resolve("content"));
  const today = publishingDay(folder.texts.get("business.yml"), new Date());
  return checkContent(folder, { today, environment: process.env });
}
