import { defineConfig } from "vitest/config";

/** The unit tests that Stryker repeats for every change: those that start no Worker, wait for nothing and time nothing. */
export default defineConfig({
  test: {
    include: ["tests/unit/**/*.test.ts"],
    exclude: ["**/{answers-in-time,comment-flood,hostile-html,page-cache,turnstile,writing-service}.test.ts"],
    isolate: false,
  },
});
