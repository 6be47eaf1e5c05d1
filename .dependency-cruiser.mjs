// Folders that others may import, from those that import nothing to those that import most.
const rules = ["business", "lib"];
const data = ["requests", "pictures", "site", ...rules];
const rendered = ["styles", ...data];
const built = ["post-build", "early-scripts", "content", ...data];

/**
 * The folders from which the files of each folder in `src/` may import. `tests/` and the files at the root may import
 * everything.
 */
const mayImport = {
  lib: [],
  business: ["lib"],
  site: rules,
  pictures: ["site", "lib"],
  requests: ["site", ...rules],
  components: rendered,
  desk: ["components", ...rendered],
  pages: ["desk", "components", ...rendered],
  templates: ["components", ...rendered],
  content: data,
  "early-scripts": ["requests", "site", "lib"],
  "post-build": ["content", "early-scripts", ...data],
  admin: ["post-build", "content", ...data],
  gatsby: ["admin", ...built],
  tools: ["gatsby", "admin", ...built],
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
      to: {
        path: "^src/[^/]+/",
        pathNot: [`^src/(${[folder, ...others].join("|")})/`, "^src/desk/desk-link[.]ts$"],
      },
    })),
    {
      name: "read-before-check",
      comment: "The check builds on what was read, so reading and the schemas know nothing of it.",
      severity: "error",
      from: { path: "^src/content/(read/|schema/|[^/]+$)" },
      to: { path: "^src/content/check/" },
    },
    {
      name: "desk-link",
      comment:
        "The booking form sends a link to the desk with each request. Nothing else of the desk is used outside its two pages.",
      severity: "error",
      from: {
        path: "^src/",
        pathNot: "^src/(desk/|components/forms/booking-form/derived-fields[.])",
      },
      to: { path: "^src/desk/desk-link[.]ts$" },
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
