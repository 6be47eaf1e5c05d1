/**
 * The folders from which the files of each folder in `src/` may import. `tests/` and the files at the root may import
 * everything.
 */
const mayImport = {
  templates: ["components", "requests", "pictures", "business", "site", "styles", "lib"],
  pages: ["components", "requests", "pictures", "business", "site", "styles", "lib"],
  components: ["requests", "pictures", "business", "site", "styles", "lib"],
  lib: [],
  business: ["lib"],
  site: ["business", "lib"],
  pictures: ["site", "lib"],
  requests: ["site", "business", "lib"],
  content: ["requests", "pictures", "site", "business", "lib"],
  "early-scripts": ["requests", "site", "lib"],
  admin: ["post-build", "content", "requests", "pictures", "site", "business", "lib"],
  "post-build": ["content", "requests", "pictures", "site", "business", "early-scripts", "lib"],
  gatsby: [
    "post-build",
    "admin",
    "content",
    "requests",
    "pictures",
    "site",
    "business",
    "early-scripts",
    "lib",
  ],
  tools: [
    "post-build",
    "admin",
    "gatsby",
    "content",
    "requests",
    "pictures",
    "site",
    "business",
    "early-scripts",
    "lib",
  ],
};

/** @type {import("dependency-cruiser").IConfiguration} */
export default {
  forbidden: [
    {
      name: "no-circle",
      comment: "Files that import each other can be neither read nor loaded one after the other.",
      severity: "error",
      from: {},
      to: { circular: true },
    },
    ...Object.entries(mayImport).map(([folder, others]) => ({
      name: `from-${folder}`,
      comment: `src/${folder} may import ${others.join(", ") || "no other folder"}.`,
      severity: "error",
      from: { path: `^src/${folder}/` },
      to: { path: "^src/[^/]+/", pathNot: `^src/(${[folder, ...others].join("|")})/` },
    })),
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    // Imports of types count too, because readers have to follow them as well.
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.json" },
    exclude: { path: "\\.s?css$" },
  },
};
