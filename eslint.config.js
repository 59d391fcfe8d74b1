import js from "@eslint/js";
import reactHooks from "eslint-plugin-react-hooks";
import tseslint from "typescript-eslint";

export default tseslint.config(
  {
    ignores: [
      "bench/results/",
      "build/",
      ".react-router/",
      ".stryker/",
      ".wrangler/",
      "node_modules/",
      "test-results/",
    ],
  },
  js.configs.recommended,
  tseslint.configs.recommendedTypeChecked,
  { files: ["app/**"], ...reactHooks.configs.flat.recommended },
  {
    languageOptions: { parserOptions: { projectService: true } },
    rules: {
      "@typescript-eslint/consistent-type-imports": "error",
      "@typescript-eslint/no-floating-promises": "error",
      "@typescript-eslint/restrict-template-expressions": ["error", { allowNumber: true }],
      // React Router ends loaders by throwing responses and redirects.
      "@typescript-eslint/only-throw-error": "off",
      eqeqeq: "error",
      "no-console": ["error", { allow: ["error"] }],
    },
  },
  { files: ["scripts/**", "tests/**", "db/statement-log.ts"], rules: { "no-console": "off" } },
  {
    files: ["app/public/**"],
    rules: {
      "no-restricted-syntax": [
        "error",
        {
          selector: "MemberExpression[property.name='searchParams']",
          message: "Pages read their address with scope.parameter(), by which they are remembered.",
        },
      ],
    },
  },
  {
    files: ["worker/**"],
    rules: {
      "no-restricted-syntax": [
        "error",
        {
          selector: "CallExpression[callee.property.name='select'] > TaggedTemplateExpression[tag.name='sql']",
          message: "Drizzle checks the columns of .select((query) => query.select({ … })), not those of raw SQL.",
        },
      ],
    },
  },
  {
    files: ["**/*.js", "**/*.mjs"],
    languageOptions: { globals: { console: "readonly", process: "readonly", Response: "readonly" } },
  },
  { files: ["**/*.js", "**/*.mjs"], ...tseslint.configs.disableTypeChecked },
);
