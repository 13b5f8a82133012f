import js from "@eslint/js";
import prettier from "eslint-config-prettier";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";

const forbidden = (files, regex, message) => ({
  files,
  rules: { "no-restricted-imports": ["error", { patterns: [{ regex, message }] }] },
});

export default ts.config(
  // Made by `make types`.
  { ignores: ["src/live/protocol.ts"] },
  js.configs.recommended,
  ...ts.configs.strict,
  ...svelte.configs.recommended,
  prettier,
  ...svelte.configs.prettier,
  {
    languageOptions: { globals: { ...globals.browser } },
    rules: {
      // TypeScript knows every name, types included.
      "no-undef": "off",
      // `_` is what is left out of an object, or counted and not looked at.
      "@typescript-eslint/no-unused-vars": ["error", { varsIgnorePattern: "^_$", argsIgnorePattern: "^_$" }],
      // {" "} is how Prettier keeps a space that matters.
      "svelte/no-useless-mustaches": "off",
    },
  },
  // A subject knows the shared parts and not its neighbours; no shared part knows a subject.
  forbidden(
    ["src/subjects/*/*"],
    "^\\.\\./(?!\\.\\./)|/subjects/",
    "What two subjects need belongs in base/ or live/.",
  ),
  forbidden(
    ["src/subjects/*/*/*"],
    "^(\\.\\./){2}(?!\\.\\./)|/subjects/",
    "What two subjects need belongs in base/ or live/.",
  ),
  forbidden(["src/{base,live,words}/**"], "/subjects/", "A shared part knows no subject."),
  { files: ["**/*.svelte", "**/*.svelte.ts"], languageOptions: { parserOptions: { parser: ts.parser } } },
);
