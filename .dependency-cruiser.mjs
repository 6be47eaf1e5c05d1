/** What the files of a folder in `src/` may import of the others; `tests/` and the files at the root may import all. */
const mayImport = {
  templates: ["components", "business", "site", "styles"],
  pages: ["components", "business", "site", "styles"],
  components: ["business", "site", "styles"],
  business: [],
  site: ["business"],
  content: ["site", "business"],
  pictures: ["site", "business"],
  "first-view": ["site"],
  build: ["content", "site", "pictures", "business", "first-view"],
  gatsby: ["build", "content", "site", "pictures", "business", "first-view"],
  tools: ["build", "gatsby", "content", "site", "pictures", "business", "first-view"],
};

/** @type {import("dependency-cruiser").IConfiguration} */
export default {
  forbidden: [
    {
      name: "no-circle",
      comment: "Two files that import each other cannot be read, or loaded, one before the other.",
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
    // Types count: they too say which way a reader has to walk.
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.json" },
    exclude: { path: "\\.s?css$" },
  },
};
