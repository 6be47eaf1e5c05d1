import { dirname } from "node:path";
import { fileURLToPath } from "node:url";

import imports from "eslint-plugin-import";
import reactHooks from "eslint-plugin-react-hooks";
import tseslint from "typescript-eslint";

const root = dirname(fileURLToPath(import.meta.url));

/** What the files of a folder in `src/` may import of the others; `tests/` and the files at the root may import all. */
const mayImport = {
  templates: ["components", "hooks", "business", "site", "styles"],
  pages: ["components", "hooks", "business", "site", "styles"],
  components: ["hooks", "business", "site", "styles"],
  hooks: ["business", "site"],
  business: [],
  site: ["business"],
  content: ["site", "business"],
  pictures: ["site", "business"],
  "first-view": ["site"],
  gatsby: ["content", "site", "pictures", "business", "first-view"],
  tools: ["gatsby", "content", "site", "pictures", "business", "first-view"],
};

const layers = Object.entries(mayImport).map(([folder, others]) => ({
  target: `./src/${folder}`,
  from: "./src",
  except: [folder, ...others].map((name) => `./${name}`),
  message: `src/${folder} may import ${others.join(", ") || "no other folder"}; the reasons stand in CONTRIBUTING.md.`,
}));

export default tseslint.config(
  {
    ignores: [
      "public/",
      ".build/",
      ".cache/",
      ".reports/",
      "node_modules/",
      "content/",
      "src/gatsby-types.d.ts",
    ],
  },
  { linterOptions: { reportUnusedDisableDirectives: "error" } },
  tseslint.configs.recommended,
  {
    rules: {
      // An underscore says: known, and not wanted here.
      "@typescript-eslint/no-unused-vars": [
        "error",
        {
          argsIgnorePattern: "^_",
          caughtErrorsIgnorePattern: "^_",
          varsIgnorePattern: "^_",
          ignoreRestSiblings: true,
        },
      ],
    },
  },
  {
    files: ["**/*.{ts,tsx}"],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: root } },
    rules: {
      eqeqeq: ["error", "always", { null: "ignore" }],
      "no-control-regex": "error",
      "no-console": ["error", { allow: ["error"] }],
      "@typescript-eslint/consistent-type-imports": ["error", { fixStyle: "inline-type-imports" }],
      "@typescript-eslint/await-thenable": "error",
      "@typescript-eslint/no-floating-promises": "error",
      "@typescript-eslint/no-misused-promises": [
        "error",
        { checksVoidReturn: { attributes: false } },
      ],
      "@typescript-eslint/switch-exhaustiveness-check": [
        "error",
        { considerDefaultExhaustiveForUnions: true },
      ],
    },
  },
  {
    files: ["src/**/*.{ts,tsx}", "gatsby-*.{ts,tsx}"],
    plugins: { import: imports },
    settings: {
      "import/parsers": { "@typescript-eslint/parser": [".ts", ".tsx"] },
      "import/resolver": { node: { extensions: [".ts", ".tsx", ".js"] } },
    },
    rules: {
      "import/no-cycle": "error",
      "import/no-restricted-paths": ["error", { basePath: root, zones: layers }],
    },
  },
  {
    files: ["src/{components,hooks,pages,templates}/**/*.{ts,tsx}", "gatsby-{browser,ssr}.tsx"],
    ...reactHooks.configs.flat.recommended,
  },
  // The terminal is what commands talk to.
  { files: ["src/tools/**"], rules: { "no-console": "off" } },
  {
    files: ["**/*.cjs", "tests/lib/setup.ts"],
    rules: { "@typescript-eslint/no-require-imports": "off" },
  },
);
