import { join } from "node:path";

/** Where a checkout of this site keeps what the commands read and write. */
export interface Folders {
  root: string;
  public: string;
  inbox: string;
  /** Ours alone; gone with `npm ci`, which is right for everything kept in it. */
  cache: string;
}

/** The folders of the checkout at `root`; commands are always started at its top. */
export function foldersAt(root: string = process.cwd()): Folders {
  return {
    root,
    public: join(root, "public"),
    inbox: join(root, ".inbox"),
    cache: join(root, "node_modules", ".cache", "rivergum"),
  };
}
