import { existsSync, readFileSync, statSync } from "node:fs";

import { siteFolders } from "../../src/build/files";
import { useTemporaryFolder } from "../lib/temporary-folder";

/** A checkout in a temporary folder for each test, for steps that read and write files. */
export function useTemporarySite() {
  const { at, write } = useTemporaryFolder();
  return {
    at,
    write,
    folders: () => siteFolders(at()),
    read: (file: string) => readFileSync(at(file)),
    has: (file: string) => existsSync(at(file)),
    timeOf: (file: string) => statSync(at(file)).mtimeMs,
  };
}
