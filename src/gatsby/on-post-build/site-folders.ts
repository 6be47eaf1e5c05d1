import path from "node:path";

/** Where the steps after a build read and write. */
export interface SiteFolders {
  /** What is published. */
  public: string;
  /** Copied into the published folder as it is. */
  static: string;
  /** What every page has to say, kept for `npm run verify`. */
  expectations: string;
  /** What a host has to do, for the preview server. */
  plan: string;
}

/** The folders of a checkout. Our own files lie in Gatsby's cache, gone with `npm run clean`. */
export function siteFolders(root: string): SiteFolders {
  return {
    public: path.join(root, "public"),
    static: path.join(root, "static"),
    expectations: path.join(root, ".cache", "site-check", "expected.json"),
    plan: path.join(root, ".cache", "site-check", "plan.json"),
  };
}
