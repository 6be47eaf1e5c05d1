import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

/**
 * An empty folder for each test of a file, removed after it. `at` returns the path of something in it, or its own; `write`
 * writes a file there, creating the folders above it, and returns its path.
 */
export function useTemporaryFolder() {
  let folder = "";
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "test-"));
  });
  afterEach(() => rmSync(folder, { recursive: true }));
  const at = (path = "") => join(folder, path);
  const write = (path: string, content: string | Uint8Array = "") => {
    mkdirSync(dirname(at(path)), { recursive: true });
    writeFileSync(at(path), content);
    return at(path);
  };
  return { at, write };
}
