import path from "node:path";
import { checkContent } from "@/content/check/check-content";
import type { CheckedContent } from "@/content/check/checked-content";
import { publishingDay } from "@/content/read/publishing-day";
import { readContentFolder } from "@/content/read/read-content-folder";

let content: Promise<CheckedContent> | undefined;

/** The owner's content and what is wrong with it, as at the first call: reading it decodes every picture. */
export const checkOnce = (): Promise<CheckedContent> => (content ??= check());

async function check(): Promise<CheckedContent> {
  const folder = await readContentFolder(path.resolve("content"));
  const today = publishingDay(folder.texts.get("business.yml"), new Date());
  return checkContent(folder, { today, environment: process.env });
}
