import { join, relative } from "node:path";

import { checkContent } from "../../content/check-content";
import type { CheckedContent, ContentFolder } from "../../content/checked-content";
import { publishingDay } from "../../build/content-folder/publishing-day";
import { readContentFolder } from "../../build/content-folder/read-content-folder";
import { PlainError } from "../lib/run-main";

/** Reads and checks `content/` of the checkout at `root`. Throws PlainError where it cannot be read. */
export const readContent = (root: string): Promise<CheckedContent & { folder: ContentFolder }> =>
  orPlainError(root, async () => {
    const folder = await readContentFolder(join(root, "content"));
    const today = publishingDay(folder.texts.get("business.yml"), new Date());
    return { ...checkContent(folder, { today, environment: process.env }), folder };
  });

/** Does what reads files; throws PlainError with what it means where the system refuses. */
export const orPlainError = <Result>(root: string, work: () => Promise<Result>): Promise<Result> =>
  work().catch((error: unknown) => {
    throw new PlainError(describeFileError(error, root));
  });

/** What a failed file operation means, in one sentence. `root` is taken off the paths that are named. */
export function describeFileError(error: unknown, root: string): string {
  const { code, path, message } = error as NodeJS.ErrnoException;
  const file = path === undefined ? "content/" : relative(root, path) || path;
  switch (code) {
    case "ENOENT":
      return `There is no ${file} here: run this command in the folder that holds package.json and content/.`;
    case "ENOTDIR":
      return `${file} is a file where a folder is expected: move it away, or restore the folder.`;
    case "EACCES":
    case "EPERM":
      return `${file} cannot be opened, because this account has no permission for it: change the permissions of the file, or copy it and delete the old one.`;
    case "ENOSPC":
      return `${file} cannot be written, because the disk is full: make room and run the command again.`;
    case "EMFILE":
    case "EBUSY":
      return `${file} is in use by another program: close that one and run the command again.`;
    default:
      return `${file} could not be read (${String(message ?? error)}). This is an error of the site's own code or of the computer, not of your texts.`;
  }
}
