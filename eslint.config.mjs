import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import reactHooks from "eslint-plugin-react-hooks";
import importSort from "eslint-plugin-simple-import-sort";
import tseslint from "typescript-eslint";

const root = dirname(fileURLToPath(import.meta.url));

const attribute = "JSXAttribute[name.name=/^(href|src|action)$/]";
const value = `:matches(${attribute}, ${attribute} > JSXExpressionContainer)`;

/** Where an address is written that lacks the folder of the site. */
const noBareAddress = [
  `${value} > Literal[value=/^\\u002f/]`,
  `${value} > TemplateLiteral[quasis.0.value.raw=/^\\u002f/]`,
  `${value} > MemberExpression[object.object.name="pages"]`,
  'Property[key.name="href"] > Literal[value=/^\\u002f/]',
  'TemplateElement[value.raw=/(href|src|action)\\^?="\\u002f(?!\\u002f)/]',
].map((selector) => ({
  selector,
  message: "Write addressOf(path), of src/site/address.ts, which adds the folder of the site.",
}));

/** Lists of a query that are read as they come. */
const noUnsortedList = {
  selector:
    "TemplateElement[value.raw=/\\ball(?!FaqItem|Redirect)[A-Z]\\w*\\s*(\\((?:(?!sort)[^)])*\\))?\\s*\\{\\s*(nodes|edges)\\b/]",
  message:
    "Sort this list, with a last key that no two nodes share: Gatsby reads files in parallel, so their order differs between builds.",
};

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
    plugins: { "import-sort": importSort },
    rules: {
      // Prettier wraps code. Comments are as wide as it.
      "max-len": ["error", { code: 1000, comments: 100, ignoreUrls: true }],
      // The order is Node, packages, other folders, the same folder, styles.
      "import-sort/imports": [
        "error",
        { groups: [["^node:", "^@?\\w", "^@/", "^\\.\\.", "^\\.", "\\.scss$"]] },
      ],
      // A name that begins with an underscore is unused on purpose.
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
    rules: { "no-restricted-syntax": ["error", ...noBareAddress] },
  },
  {
    files: ["src/{components,desk,pages,templates,gatsby/on-post-build}/**/*.{ts,tsx}"],
    rules: { "no-restricted-syntax": ["error", ...noBareAddress, noUnsortedList] },
  },
  {
    files: ["src/{components,desk,pages,templates}/**/*.{ts,tsx}", "gatsby-{browser,ssr}.tsx"],
    ...reactHooks.configs.flat.recommended,
  },
  // Commands print to the terminal on purpose.
  { files: ["src/tools/**"], rules: { "no-console": "off" } },
  {
    files: ["**/*.cjs", "tests/lib/setup.ts"],
    rules: { "@typescript-eslint/no-require-imports": "off" },
  },
);
