import { defineConfig } from "vitest/config";
import { TEST_DEADLINE_MS } from "./tests/support/deadlines.ts";

/**
 * The unit tests that Stryker repeats for every change of a constant: those of the modules it changes, without the ones
 * that start a Worker or a database, or wait.
 */
export default defineConfig({
  test: {
    testTimeout: TEST_DEADLINE_MS,
    include: ["tests/unit/*.test.ts", "tests/unit/rules/*.test.ts", "tests/unit/operator-text/*.test.ts"],
    exclude: [
      "**/{answers-in-time,comment-flood,docs,hostile-html,page-cache}.test.ts",
      "**/{purges,turnstile,writing-dialects,writing-service}.test.ts",
    ],
    isolate: false,
  },
});
