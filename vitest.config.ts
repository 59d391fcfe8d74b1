import { defineConfig } from "vitest/config";
import { STATE_DEADLINE_MS, TEST_DEADLINE_MS } from "./tests/support/deadlines.ts";

export default defineConfig({
  test: {
    testTimeout: TEST_DEADLINE_MS,
    hookTimeout: TEST_DEADLINE_MS,
    expect: { poll: { timeout: STATE_DEADLINE_MS } },
    projects: [
      { extends: true, test: { name: "engines", include: ["tests/engines/**/*.test.ts"] } },
      {
        extends: true,
        test: {
          name: "unit",
          include: ["tests/unit/**/*.test.ts"],
          setupFiles: "tests/support/unit-setup.ts",
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: "worker",
          include: ["tests/worker/**/*.test.ts", "tests/data/**/*.test.ts"],
          globalSetup: "tests/support/under-test.ts",
          // One more than cores: a file waits for its Worker much of the time.
          maxWorkers: 3,
          // Files share one Worker and the import of wrangler, which takes a second; each starts with fresh data.
          isolate: false,
          // No test asks the network where it runs.
          env: { CLOUDFLARE_CF_FETCH_ENABLED: "false", WRANGLER_LOG: "warn" },
        },
      },
    ],
  },
});
