import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";

/**
 * Writes a file unless it holds the same bytes already: what did not change keeps its time and is
 * not compressed again.
 */
export async function writeIfChanged(file: string, content: string | Buffer): Promise<void> {
  const bytes = Buffer.from(content);
  const before = await readFile(file).catch(() => undefined);
  if (before?.equals(bytes)) return;
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, bytes);
}
