import { constants } from "node:fs";
import { copyFile, cp, link, mkdir, readdir, readlink, symlink } from "node:fs/promises";
import { dirname, join } from "node:path";

import { listSources } from "./build-stamp";

/**
 * Makes a second checkout at `target` that holds what a build reads and nothing it has left behind:
 * the sources as they are now, and the packages.
 */
export async function copyCheckout(root: string, target: string): Promise<void> {
  for (const file of listSources(root)) {
    await mkdir(dirname(join(target, file)), { recursive: true });
    await cp(join(root, file), join(target, file));
  }
  const packages = "node_modules";
  for (const name of await readdir(join(root, packages))) {
    // What commands and tools keep there between runs.
    if (name === ".cache") continue;
    await linkTree(join(root, packages, name), join(target, packages, name));
  }
}

/** As links to the same files: a gigabyte of packages takes seconds and no room. */
async function linkTree(source: string, target: string): Promise<void> {
  const entries = await readdir(source, { withFileTypes: true }).catch(() => undefined);
  if (!entries) return linkFile(source, target);
  await mkdir(target, { recursive: true });
  for (const entry of entries) {
    const [from, to] = [join(source, entry.name), join(target, entry.name)];
    if (entry.isDirectory()) await linkTree(from, to);
    else if (entry.isSymbolicLink()) await symlink(await readlink(from), to);
    else await linkFile(from, to);
  }
}

async function linkFile(source: string, target: string): Promise<void> {
  try {
    await link(source, target);
  } catch {
    // Another file system.
    await copyFile(source, target, constants.COPYFILE_FICLONE);
  }
}
