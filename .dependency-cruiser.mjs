// Folders that others may import, from those that import nothing to those that import most.
const rules = ["business", "lib"];
const data = ["requests", "pictures", "site", ...rules];
/**
 * The folders from which the files of each folder in `src/` may import. `tests/` and the files at
 * the root may import everything.
 */
const mayImport = {
  lib: [],
  business: ["lib"],
  site: rules,
  pictures: ["lib"],
  requests: ["site", ...rules],
  components: ["early-scripts", ...data],
  desk: ["components", "requests", "site", ...rules],
  pages: ["desk", "components", ...data],
  templates: ["components", "pictures", "site", ...rules],
  content: data,
  "early-scripts": ["requests", "site", "lib"],
  "post-build": ["requests", "site", "lib"],
  admin: ["content", "site", "lib"],
  tools: ["admin", "content", "site", "lib"],
  gatsby: ["tools", "admin", "post-build", "content", ...data],
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
    {
      name: "read-before-check",
      comment: "The check builds on what was read, so reading and the schemas know nothing of it.",
      severity: "error",
      from: { path: "^src/content/(read/|schema/|[^/]+$)" },
      to: { path: "^src/content/check/" },
    },
    {
      name: "one-helmet",
      comment: "A page has one Helmet, that of its Seo, which says why.",
      severity: "error",
      from: { pathNot: "^src/components/layout/seo/" },
      to: { path: "react-helmet/" },
    },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    // Imports of types count too, because readers have to follow them as well.
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.json" },
    exclude: { path: "\\.s?css$" },
  },
};
