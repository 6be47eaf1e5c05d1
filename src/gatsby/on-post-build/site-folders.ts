import path from "node:path";

/** Where the steps after a build read and write. */
export interface SiteFolders {
  /** What is published. */
  public: string;
  /** Copied into the published folder as it is. */
  static: string;
  /** Which scripts the pages load on intent, as the last build wrote them. */
  pageScripts: string;
  /** What every page has to say, kept for `npm run verify`. */
  expectations: string;
}

/** The folders of a checkout. Both files of our own lie in Gatsby's cache, gone with `npm run clean`. */
export function siteFolders(root: string): SiteFolders {
  return {
    public: path.join(root, "public"),
    static: path.join(root, "static"),
    pageScripts: path.join(root, ".cache", "first-view", "page-scripts.json"),
    expectations: path.join(root, ".cache", "site-check", "expected.json"),
  };
}
