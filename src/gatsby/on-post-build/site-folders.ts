import path from "node:path";

/** Where the steps after a build read and write. */
export type SiteFolders = ReturnType<typeof siteFolders>;

/** The folders of a checkout. Our own files lie in Gatsby's cache, gone with `npm run clean`. */
export function siteFolders(root: string) {
  return {
    /** Where Gatsby builds, and what a host gets after a build. */
    public: path.join(root, "public"),
    /** Copied into the published folder as it is. */
    static: path.join(root, "static"),
    /** What every page has to say, kept for `npm run verify`. */
    expectations: path.join(root, ".cache", "site-check", "expected.json"),
    /** What a host has to do, for the preview server. */
    plan: path.join(root, ".cache", "site-check", "plan.json"),
  };
}
