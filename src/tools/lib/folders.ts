import { join } from "node:path";

import { siteFolders } from "../../gatsby/on-post-build/site-folders";

/** Where a checkout of this site keeps what the commands read and write. */
export type Folders = ReturnType<typeof foldersAt>;

/** The folders of the checkout at `root`; commands are always started at its top. */
export function foldersAt(root: string = process.cwd()) {
  return {
    ...siteFolders(root),
    root,
    /** The last whole build, `public/` and `plan.json`: shown while another is being made or could not be. */
    published: join(root, ".build", "site"),
    /** What is known of the last build; ours alone. */
    build: join(root, ".build"),
    inbox: join(root, ".inbox"),
    /** Ours alone; gone with `npm ci`, which is right for everything kept in it. */
    cache: join(root, "node_modules", ".cache", "rivergum"),
  };
}
