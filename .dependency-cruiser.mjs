/**
 * The folders from which the files of each folder in `src/` may import. `tests/` and the files at the root may import
 * everything.
 */
const mayImport = {
  templates: ["components", "requests", "pictures", "business", "site", "styles"],
  pages: ["components", "requests", "pictures", "business", "site", "styles"],
  components: ["requests", "pictures", "business", "site", "styles"],
  business: [],
  site: ["business"],
  pictures: ["site"],
  requests: ["site", "business"],
  content: ["requests", "pictures", "site", "business"],
  "first-view": ["requests", "site"],
  admin: ["publish", "content", "requests", "pictures", "site", "business"],
  publish: ["content", "requests", "pictures", "site", "business", "first-view"],
  gatsby: ["publish", "admin", "content", "requests", "pictures", "site", "business", "first-view"],
  tools: [
    "publish",
    "admin",
    "gatsby",
    "content",
    "requests",
    "pictures",
    "site",
    "business",
    "first-view",
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
