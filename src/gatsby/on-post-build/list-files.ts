import { readdir } from "node:fs/promises";
import path from "node:path";

/** Every file in a folder, by its path from there with a slash in front; empty when there is no such folder. */
export async function listFiles(folder: string): Promise<string[]> {
  try {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    return entries
      .filter((entry) => entry.isFile())
      .map((entry) => {
        const file = path.join(entry.parentPath ?? entry.path, entry.name);
        return `/${path.relative(folder, file).split(path.sep).join("/")}`;
      })
      .sort();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return [];
    throw error;
  }
}
