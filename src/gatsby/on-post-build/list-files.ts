import { existsSync } from "node:fs";
import { filesIn } from "../../content/read-folder-deep";

/** Every file in a folder, by its path from there with a slash in front; empty when there is no such folder. */
export function listFiles(folder: string): string[] {
  return existsSync(folder) ? filesIn(folder).map((file) => `/${file}`) : [];
}
