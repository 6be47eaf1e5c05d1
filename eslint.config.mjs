import { existsSync, statSync } from "node:fs";
import { dirname, join, relative, resolve, sep } from "node:path";
import { fileURLToPath } from "node:url";

import reactHooks from "eslint-plugin-react-hooks";
import tseslint from "typescript-eslint";

const root = dirname(fileURLToPath(import.meta.url));

// The one-way rule of the house: what code in a folder of src may import. The files at the top that
// Gatsby asks for are listed by name.
const MAY_IMPORT = {
  domain: ["domain"],
  hooks: ["hooks", "domain"],
  components: ["components", "hooks", "domain", "styles"],
  templates: ["templates", "components", "hooks", "domain", "styles"],
  pages: ["pages", "components", "hooks", "domain", "styles"],
  gatsby: ["gatsby", "domain"],
  "gatsby/develop": ["gatsby/develop", "gatsby", "server", "domain"],
  server: ["server", "domain"],
  commands: ["commands", "editing", "server", "photos", "gatsby", "domain"],
  editing: ["editing", "photos", "gatsby", "domain"],
  photos: ["photos", "domain"],
  "gatsby-node.ts": ["gatsby", "gatsby/develop"],
  "gatsby-config.ts": ["gatsby", "domain"],
  "gatsby-browser.tsx": ["components", "hooks", "domain", "styles"],
  "gatsby-ssr.tsx": ["components", "hooks", "domain", "styles"],
};

// The rules of the business also run in the browser, without React, and never touch the machine.
const DOMAIN_PACKAGES = ["fastest-levenshtein", "markdown-it", "parse5", "yaml", "zod"];

/** The folder of src (or the file at the top) an absolute path belongs to. */
function layerOf(file) {
  const [first, second, third] = relative(root, file).split(sep);
  // What only the development server has may also reach for the server's parts.
  if (first === "src" && second === "gatsby" && third === "develop") return "gatsby/develop";
  return first === "src" ? second : first;
}

const oneWay = {
  meta: {
    type: "problem",
    schema: [],
    messages: {
      layer: "{{from}} may not import from {{to}}: content → nodes → queries → pages → components.",
      package: "src/domain may not import {{name}}: it is pure (allowed: {{allowed}}).",
    },
  },
  create(context) {
    const from = layerOf(context.filename);
    const allowed = MAY_IMPORT[from];
    if (!allowed) return {};

    function check(source) {
      if (typeof source?.value !== "string") return;
      const name = source.value;
      if (name.startsWith(".")) {
        const to = layerOf(resolve(dirname(context.filename), name));
        const isFolder =
          existsSync(join(root, "src", to)) && statSync(join(root, "src", to)).isDirectory();
        if (isFolder && !allowed.includes(to)) {
          context.report({ node: source, messageId: "layer", data: { from, to } });
        }
      } else if (from === "domain" && !DOMAIN_PACKAGES.includes(name)) {
        const data = { name, allowed: DOMAIN_PACKAGES.join(", ") };
        context.report({ node: source, messageId: "package", data });
      }
    }

    return {
      ImportDeclaration: (node) => check(node.source),
      ExportNamedDeclaration: (node) => check(node.source),
      ExportAllDeclaration: (node) => check(node.source),
      ImportExpression: (node) => check(node.source),
    };
  },
};

export default tseslint.config(
  {
    ignores: [
      "public/",
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
    plugins: { house: { rules: { "one-way": oneWay } } },
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: root } },
    rules: {
      "house/one-way": "error",
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
    files: ["src/{components,hooks,pages,templates}/**/*.{ts,tsx}", "gatsby-{browser,ssr}.tsx"],
    ...reactHooks.configs.flat.recommended,
  },
  // The terminal is what commands talk to.
  { files: ["src/commands/**"], rules: { "no-console": "off" } },
  {
    files: ["**/*.cjs", "tests/lib/setup.ts"],
    rules: { "@typescript-eslint/no-require-imports": "off" },
  },
);
