import { join } from "node:path";

/** Where a checkout of this site keeps what the commands read and write. */
export interface Folders {
  root: string;
  /** Where Gatsby builds, and what a host gets after a build. */
  public: string;
  /** The last whole build, `public/` and `plan.json`: shown while another is being made or could not be. */
  published: string;
  /** What is known of the last build; ours alone. */
  build: string;
  inbox: string;
  /** Ours alone; gone with `npm ci`, which is right for everything kept in it. */
  cache: string;
}

/** The folders of the checkout at `root`; commands are always started at its top. */
export function foldersAt(root: string = process.cwd()): Folders {
  return {
    root,
    public: join(root, "public"),
    published: join(root, ".build", "site"),
    build: join(root, ".build"),
    inbox: join(root, ".inbox"),
    cache: join(root, "node_modules", ".cache", "rivergum"),
  };
}
