import { defineConfig } from "vitest/config";
import { LongestFirst } from "./tests/support/longest-first";

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: { name: "engines", include: ["tests/engines/**/*.test.ts"], testTimeout: 120_000, hookTimeout: 120_000 },
      },
      { test: { name: "unit", include: ["tests/unit/**/*.test.ts"], isolate: false } },
      {
        test: {
          name: "worker",
          include: ["tests/worker/**/*.test.ts", "tests/data/**/*.test.ts"],
          testTimeout: 60_000,
          hookTimeout: 60_000,
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
