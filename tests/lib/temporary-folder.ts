import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

/**
 * Creates an empty folder before each test of a file and removes it afterwards. `at` returns the
 * full path of something in it, or of the folder itself. `write` writes a file there, with the
 * folders above it, and returns its full path.
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
