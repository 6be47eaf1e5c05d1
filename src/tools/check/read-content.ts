import { join } from "node:path";
import { checkContent } from "@/content/check/check-content";
import type { CheckedContent } from "@/content/check/checked-content";
import { publishingDay } from "@/content/read/publishing-day";
import { readContentFolder } from "@/content/read/read-content-folder";
import { UserError } from "@/tools/lib/run-main";

/** Reads and checks the folder `content/` of the checkout at `root`. Rejects with a UserError if it can't be read. */
export const readContent = (root: string): Promise<CheckedContent> =>
  asUserError(async () => {
    const folder = await readContentFolder(join(root, "content"));
    const today = publishingDay(folder.texts.get("business.yml"), new Date());
    return checkContent(folder, { today, environment: process.env });
  });

/** Runs something that reads the content, and turns errors of the file system into a UserError. */
export const asUserError = <Result>(work: () => Promise<Result>): Promise<Result> =>
  work().catch((error: unknown) => {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === undefined) throw error;
    throw new UserError(
      code === "ENOENT"
        ? "There is no content/ here. Run this command in the folder that holds package.json."
        : `A file cannot be read: ${message}. Close other programs that use it, and check its permissions.`,
    );
  });
