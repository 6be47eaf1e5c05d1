import { mkdir, rename, rm, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";

/** Writes a file whole or not at all: a reader never sees half of it, an old one stays until the new one is there. `mode` says who may read it. */
export async function writeAtomically(
  file: string,
  content: string | Uint8Array,
  mode?: number,
): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  // Beside its target: a rename does not work from one disk to another.
  const draft = join(dirname(file), `.${basename(file)}.${process.pid}.tmp`);
  try {
    await writeFile(draft, content, { mode });
    await rename(draft, file);
  } finally {
    await rm(draft, { force: true });
  }
}
