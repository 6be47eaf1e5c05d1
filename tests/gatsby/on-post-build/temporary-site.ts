import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

import { siteFolders } from "../../../src/gatsby/on-post-build/site-folders";

/** A checkout in a temporary folder, for steps that read and write files. */
export function makeTemporarySite() {
  const root = mkdtempSync(join(tmpdir(), "site-"));
  const at = (file: string) => join(root, file);
  return {
    root,
    folders: siteFolders(root),
    write(file: string, content: string | Buffer = "") {
      mkdirSync(dirname(at(file)), { recursive: true });
      writeFileSync(at(file), content);
    },
    read: (file: string) => readFileSync(at(file)),
    has: (file: string) => existsSync(at(file)),
    timeOf: (file: string) => statSync(at(file)).mtimeMs,
    remove: () => rmSync(root, { recursive: true }),
  };
}

export type TemporarySite = ReturnType<typeof makeTemporarySite>;
