import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { defineConfig } from "@playwright/test";

const port = process.env.E2E_PORT ?? "8797";
/** Tests that change what visitors see come last, once. */
const CHANGES = /editor-(content|publishing)\.test\.ts/;
process.env.E2E_STATE ??= mkdtempSync(join(tmpdir(), "bonus-rehberi-"));

export default defineConfig({
  testDir: "tests/e2e",
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  reporter: "list",
  use: {
    baseURL: `http://localhost:${port}`,
    locale: "tr-TR",
    timezoneId: "Europe/Istanbul",
    launchOptions: {
      executablePath: "/usr/bin/chromium",
      args: [
        "--no-sandbox",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
      ],
    },
  },
  projects: [
    {
      name: "phone",
      testIgnore: CHANGES,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
    { name: "desktop", testIgnore: CHANGES, use: { viewport: { width: 1280, height: 800 } } },
    {
      name: "changes",
      testMatch: CHANGES,
      dependencies: ["phone", "desktop"],
      use: { viewport: { width: 1280, height: 800 } },
    },
  ],
  webServer: {
    command: "node --import tsx worker/local/start.ts",
    env: { PORT: port, STATE_DIR: process.env.E2E_STATE },
    url: `http://localhost:${port}/robots.txt`,
    gracefulShutdown: { signal: "SIGTERM", timeout: 5_000 },
    timeout: 60_000,
  },
});
